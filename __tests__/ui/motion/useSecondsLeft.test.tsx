import { act, render, screen } from '@testing-library/react'
import { useIsPast } from '../../../src/ui/motion/useIsPast'
import { useSecondsLeft } from '../../../src/ui/motion/useSecondsLeft'

const NOW = 1_767_225_600_000

function Clock({ until }: { until: number | null }) {
  return (
    <p>
      {useSecondsLeft(until)} {String(useIsPast(until))}
    </p>
  )
}
const shown = () => screen.getByRole('paragraph').textContent

describe('useSecondsLeft', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('counts whole seconds down to zero and then stops', () => {
    render(<Clock until={NOW + 2_500} />)
    expect(shown()).toBe('3 false')
    act(() => void jest.advanceTimersByTime(500))
    expect(shown()).toBe('2 false')
    act(() => void jest.advanceTimersByTime(1_000))
    expect(shown()).toBe('1 false')
    act(() => void jest.advanceTimersByTime(1_000))
    expect(shown()).toBe('0 true')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is correct again after the page has slept', () => {
    render(<Clock until={NOW + 240_000} />)
    jest.setSystemTime(NOW + 100_000)
    act(() => void jest.advanceTimersByTime(1_000))
    expect(shown()).toBe('139 false')
  })

  it('follows a new deadline', () => {
    const { rerender } = render(<Clock until={NOW + 1_000} />)
    rerender(<Clock until={NOW + 60_000} />)
    expect(shown()).toBe('60 false')
  })

  it('never ends without a deadline', () => {
    render(<Clock until={null} />)
    expect(shown()).toBe('0 false')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind', () => {
    const { unmount } = render(<Clock until={NOW + 60_000} />)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
