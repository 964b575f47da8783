import { createLazy } from '../../../src/lib/async/createLazy'

describe('a lazily loaded value', () => {
  it('loads once, however many callers need it', async () => {
    const load = jest.fn(async () => ({ here: true }))
    const thing = createLazy(load)
    expect([load.mock.calls.length, thing.peek()]).toEqual([0, undefined])
    const [first, second] = await Promise.all([thing.load(), thing.load()])
    expect(first).toBe(second)
    expect(thing.peek()).toBe(first)
    expect(await thing.load()).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('retries after a failure, and reports it in the given words', async () => {
    const load = jest.fn<Promise<string>, []>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here')
    const thing = createLazy(load, reason => new Error('Not loaded', { cause: reason }))
    await expect(thing.load()).rejects.toThrow('Not loaded')
    expect(thing.peek()).toBeUndefined()
    expect(await thing.load()).toBe('here')
    expect(thing.peek()).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('rejects with the reason itself without such words', async () => {
    const reason = new Error('offline')
    await expect(createLazy(() => Promise.reject(reason)).load()).rejects.toBe(reason)
  })
})
