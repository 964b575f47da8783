import { attestOrigin } from '../../../../src/chains/walletconnect/pairing/attestOrigin'
import { delay } from '../../../../src/clients/delay'
import { createFakeLibrary } from '../createFakeLibrary'

/**
 * Each attestation gets its own abort controller, and the previous one is lost, as in the library.
 */
function createVerify() {
  const ended: unknown[] = []
  const verify = {
    abortController: new AbortController(),
    register: async (request: unknown): Promise<string> => {
      verify.abortController = new AbortController()
      const { signal } = verify.abortController
      return new Promise(resolve => {
        signal.addEventListener('abort', () => {
          ended.push(request)
          resolve('')
        })
      })
    },
  }
  const { library } = createFakeLibrary()
  Reflect.set(library.client.core, 'verify', verify)
  return { ended, library, verify }
}

describe('attestOrigin', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('ends each unanswered attestation, also where several overlap', async () => {
    const { ended, library, verify } = createVerify()
    attestOrigin(library, true, delay)
    const answers = Promise.all([verify.register('one'), verify.register('two')])
    await jest.advanceTimersByTimeAsync(1_700)
    expect(await answers).toEqual(['', ''])
    expect(ended).toEqual(['one', 'two'])
  })

  it('ignores an answered one: the library removes its frame by itself', async () => {
    const { ended, library, verify } = createVerify()
    const { register } = verify
    verify.register = async request => {
      // Its listener stays, as with overlapping attestations.
      register(request).catch(() => undefined)
      return 'attested'
    }
    attestOrigin(library, true, delay)
    expect(await Promise.all([verify.register('one'), verify.register('two')])).toEqual([
      'attested',
      'attested',
    ])
    await jest.advanceTimersByTimeAsync(1_700)
    expect(ended).toEqual([])
  })

  it('sends no request where the host turns attestation off', async () => {
    const { ended, library, verify } = createVerify()
    const attestation = attestOrigin(library, false, delay)
    const over = attestation.next()
    expect(await verify.register('one')).toBe('')
    await over
    expect(ended).toEqual([])
  })

  it('reports when the next one is over, answered or not', async () => {
    const { library, verify } = createVerify()
    const attestation = attestOrigin(library, true, delay)
    const over = jest.fn<undefined, []>()
    attestation.next().then(over, over)
    const answer = verify.register('one')
    await jest.advanceTimersByTimeAsync(1_400)
    expect(over).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(300)
    expect(await answer).toBe('')
    expect(over).toHaveBeenCalledTimes(1)
  })

  it('is over after its time where the library requests none', async () => {
    const { library } = createVerify()
    const over = jest.fn<undefined, []>()
    attestOrigin(library, true, delay).next().then(over, over)
    await jest.advanceTimersByTimeAsync(1_700)
    expect(over).toHaveBeenCalledTimes(1)
  })
})
