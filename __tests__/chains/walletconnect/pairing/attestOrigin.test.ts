import { attestOrigin } from '../../../../src/chains/walletconnect/pairing/attestOrigin'
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
    attestOrigin(library, true)
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
    attestOrigin(library, true)
    expect(await Promise.all([verify.register('one'), verify.register('two')])).toEqual([
      'attested',
      'attested',
    ])
    await jest.advanceTimersByTimeAsync(1_700)
    expect(ended).toEqual([])
  })

  it('sends no request where the host turns attestation off', async () => {
    const { ended, library, verify } = createVerify()
    attestOrigin(library, false)
    expect(await verify.register('one')).toBe('')
    expect(ended).toEqual([])
  })
})
