import { render, screen } from '@testing-library/react'
import { KeepHeight } from '../../../src/ui/layout/KeepHeight'

const HEIGHTS: Readonly<Record<string, number>> = { waiting: 480, sent: 300, failed: 520 }

/** Each content has a height of its own; a basis makes the frame taller, as a browser would. */
function measured(this: HTMLElement): number {
  const natural = HEIGHTS[this.textContent ?? ''] ?? 100
  return Math.max(natural, parseInt(this.style.flexBasis, 10) || 0)
}

const view = (stage: string | null, text = stage) => <KeepHeight stage={stage}>{text}</KeepHeight>
const frame = (text: string) => screen.getByText(text)

describe('KeepHeight', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(measured)
  })
  afterEach(() => jest.restoreAllMocks())

  it('keeps the height of the wait through an outcome that needs less', () => {
    const { rerender } = render(view('waiting'))
    rerender(view('sent'))
    expect(frame('sent').offsetHeight).toBe(480)
  })

  it('takes what an outcome needs more, and keeps that', () => {
    const { rerender } = render(view('waiting'))
    rerender(view('failed'))
    expect(frame('failed').offsetHeight).toBe(520)
    expect(frame('failed').style.flexBasis).toBe('')
    rerender(view('sent'))
    expect(frame('sent').offsetHeight).toBe(520)
  })

  it('is free where there is no outcome', () => {
    const { rerender } = render(view('waiting'))
    rerender(view(null, 'review'))
    expect(frame('review').offsetHeight).toBe(100)
  })
})
