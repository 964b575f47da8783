import { raceAbort } from '../../../src/chains/shared/raceAbort'
import { ModalError } from '../../../src/domain/ModalError'

describe('waiting for work that may never settle', () => {
  it('passes on a result and a failure', async () => {
    const { signal } = new AbortController()
    expect(await raceAbort(async () => 7, signal)).toBe(7)
    await expect(raceAbort(() => Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
    const throwsAtOnce = () => {
      throw new Error('at once')
    }
    await expect(raceAbort(throwsAtOnce, signal)).rejects.toThrow('at once')
  })

  it('does not start once the signal has aborted', async () => {
    const work = jest.fn(async () => 7)
    const raced = raceAbort(work, AbortSignal.abort())
    await expect(raced).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(work).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, 'CANCELLED'],
    [new Error('bored'), 'CANCELLED'],
    [new ModalError('CONNECT_TIMEOUT'), 'CONNECT_TIMEOUT'],
  ])('ends with the signal; aborted with %p it rejects with %s', async (reason, code) => {
    const giveUp = new AbortController()
    const raced = raceAbort(() => new Promise(() => {}), giveUp.signal)
    giveUp.abort(reason)
    await expect(raced).rejects.toMatchObject({ name: 'ModalError', code })
  })

  it('ignores a failure that comes too late', async () => {
    const giveUp = new AbortController()
    let fail: (error: Error) => void = () => {}
    const raced = raceAbort(() => new Promise((_resolve, reject) => (fail = reject)), giveUp.signal)
    giveUp.abort()
    await expect(raced).rejects.toMatchObject({ code: 'CANCELLED' })
    fail(new Error('late')) // an unhandled rejection would fail this test
    await Promise.resolve()
  })

  it('leaves no listener on a signal that outlives the work', async () => {
    const { signal } = new AbortController()
    const added = jest.spyOn(signal, 'addEventListener')
    const removed = jest.spyOn(signal, 'removeEventListener')
    await raceAbort(async () => 7, signal)
    await raceAbort(() => Promise.reject(new Error('no')), signal).catch(() => 'failed')
    expect(added).toHaveBeenCalledTimes(2)
    expect(removed).toHaveBeenCalledTimes(2)
  })
})
