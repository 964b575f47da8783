import { act, renderHook } from '@testing-library/react'
import { useVisibleFor } from '../../../src/ui/motion/useVisibleFor'

describe('useVisibleFor', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  function see(isSeen: boolean) {
    const state = isSeen ? 'visible' : 'hidden'
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const show = () => renderHook(() => useVisibleFor(1_500)).result

  it('is true after its time', () => {
    const result = show()
    pass(1_499)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
  })

  it('restarts when the user returns, because time out of view does not count', () => {
    const result = show()
    pass(1_000)
    see(false)
    pass(60_000)
    expect(result.current).toBe(false)
    see(true)
    pass(1_000)
    expect(result.current).toBe(false)
    pass(500)
    expect(result.current).toBe(true)
  })

  it('stays true when the element goes out of view later', () => {
    const result = show()
    pass(1_500)
    see(false)
    see(true)
    expect(result.current).toBe(true)
  })
})
