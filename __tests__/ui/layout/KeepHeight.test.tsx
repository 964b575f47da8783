import { render, screen } from '@testing-library/react'
import { KeepHeight } from '../../../src/ui/layout/KeepHeight'

const HEIGHTS: Readonly<Record<string, number>> = { waiting: 480, sent: 300, failed: 520 }

/** Each content has its own height; a flex basis makes the frame taller, as in a browser. */
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

  it('keeps the height of the wait during a shorter outcome', () => {
    const { rerender } = render(view('waiting'))
    rerender(view('sent'))
    expect(frame('sent').offsetHeight).toBe(480)
  })

  it('grows for a taller outcome, and keeps that height', () => {
    const { rerender } = render(view('waiting'))
    rerender(view('failed'))
    expect(frame('failed').offsetHeight).toBe(520)
    expect(frame('failed').style.flexBasis).toBe('')
    rerender(view('sent'))
    expect(frame('sent').offsetHeight).toBe(520)
  })

  it('fixes no height without an outcome', () => {
    const { rerender } = render(view('waiting'))
    rerender(view(null, 'review'))
    expect(frame('review').offsetHeight).toBe(100)
  })
})
