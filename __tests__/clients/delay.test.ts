import { delay } from '../../src/clients/delay'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('delay', () => {
  it('waits for the given time', async () => {
    const done = delay(150, new AbortController().signal)
    await jest.advanceTimersByTimeAsync(150)
    expect(await done).toBe(true)
  })

  it('ends early when the signal does, and leaves no timer', async () => {
    const caller = new AbortController()
    const done = delay(150, caller.signal)
    caller.abort()
    expect(await done).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
    expect(await delay(150, caller.signal)).toBe(false)
  })
})
