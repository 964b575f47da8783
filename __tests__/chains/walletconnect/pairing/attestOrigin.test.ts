import { attestOrigin } from '../../../../src/chains/walletconnect/pairing/attestOrigin'
import { createFakeLibrary } from '../createFakeLibrary'

/** Begins each attestation with means of its own to end it, and forgets those of the one before, as the library does. */
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

  it('ends each attestation that nobody answers, also where several overlap', async () => {
    const { ended, library, verify } = createVerify()
    attestOrigin(library, true)
    const answers = Promise.all([verify.register('one'), verify.register('two')])
    await jest.advanceTimersByTimeAsync(1_700)
    expect(await answers).toEqual(['', ''])
    expect(ended).toEqual(['one', 'two'])
  })

  it('leaves alone what was answered: the library takes its frame away by itself', async () => {
    const { ended, library, verify } = createVerify()
    const { register } = verify
    verify.register = async request => {
      register(request).catch(() => undefined) // its listener stays, as where two overlap
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

  it('asks nobody where the host wants nobody to vouch', async () => {
    const { ended, library, verify } = createVerify()
    attestOrigin(library, false)
    expect(await verify.register('one')).toBe('')
    expect(ended).toEqual([])
  })
})
