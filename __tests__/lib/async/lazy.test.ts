import { lazy } from '../../../src/lib/async/lazy'

describe('something that comes with its first need', () => {
  it('is loaded once, however many need it', async () => {
    const load = jest.fn(async () => ({ here: true }))
    const thing = lazy(load)
    expect([load.mock.calls.length, thing.peek()]).toEqual([0, undefined])
    const [first, second] = await Promise.all([thing.load(), thing.load()])
    expect(first).toBe(second)
    expect(thing.peek()).toBe(first)
    expect(await thing.load()).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for again where it did not come, and says why in the words it was given', async () => {
    const load = jest.fn<Promise<string>, []>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here')
    const thing = lazy(load, reason => new Error('Not loaded', { cause: reason }))
    await expect(thing.load()).rejects.toThrow('Not loaded')
    expect(thing.peek()).toBeUndefined()
    expect(await thing.load()).toBe('here')
    expect(thing.peek()).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('rejects with the reason itself without such words', async () => {
    const reason = new Error('offline')
    await expect(lazy(() => Promise.reject(reason)).load()).rejects.toBe(reason)
  })
})
