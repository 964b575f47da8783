import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useSettled } from '../../../src/ui/motion/useSettled'

function Probe() {
  const ref = useRef<HTMLDivElement>(null)
  const isSettled = useSettled(ref, 500)
  return <div ref={ref}>{String(isSettled)}</div>
}

const probe = () => screen.getByText(/true|false/)
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('useSettled', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('waits after the element has appeared', () => {
    render(<Probe />)
    wait(450)
    expect(probe()).toHaveTextContent('false')
    wait(50)
    expect(probe()).toHaveTextContent('true')
  })

  it('waits again when the element has moved', () => {
    render(<Probe />)
    wait(600)
    jest.spyOn(probe(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10))
    wait(50)
    expect(probe()).toHaveTextContent('false')
    wait(500)
    expect(probe()).toHaveTextContent('true')
  })

  it('does not count time while its page is hidden', () => {
    render(<Probe />)
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    wait(2000)
    expect(probe()).toHaveTextContent('false')
  })

  it('leaves no timer behind', () => {
    render(<Probe />).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
