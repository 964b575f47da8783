import { privateKeyToAccount } from 'viem/accounts'
import {
  localSiwxStorage,
  memorySiwxStorage,
  sessionSiwxStorage,
  siwx,
  standardMessenger,
  type SiwxStorage,
  type SiwxVerifier,
} from '../../src/entries/signIn'
import type { SiwxSession } from '../../src/ports/siwx'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { signedSession } from '../support/signedSession'
import { siwxHost } from '../support/siwxHost'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const
const sign = (message: string) => owner.signMessage({ message })
const verifier = (namespace: string, answer: boolean | Error): SiwxVerifier => ({
  namespace,
  verify: jest.fn(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  ),
})

describe('the verifier of a signature', () => {
  it.each<[string, readonly SiwxVerifier[], boolean]>([
    ['no verifier', [], false],
    ['no verifier for the chain', [verifier('solana', true)], false],
    ['one that accepts', [verifier('eip155', true)], true],
    ['two that accept', [verifier('eip155', true), verifier('eip155', true)], true],
    ['two, one of which rejects', [verifier('eip155', true), verifier('eip155', false)], false],
    [
      'one that accepts, while the verifier of another chain rejects',
      [verifier('solana', false), verifier('eip155', true)],
      true,
    ],
  ])('%s', async (_name, verifiers, isAccepted) => {
    const config = siwx({ verifiers, storage: memorySiwxStorage() })
    const session = await signedSession(config, input, () => 'any')
    const added = config.addSession(session)
    if (isAccepted) await added
    else await expect(added).rejects.toThrow('The signature is not valid')
    expect(await config.getSessions(input.chainId, input.accountAddress)).toEqual(
      isAccepted ? [session] : [],
    )
  })

  it('keeps the session when the signature cannot be checked', async () => {
    const failing = verifier('eip155', new TypeError('Failed to fetch'))
    const storage = memorySiwxStorage()
    const before = siwx({ verifiers: [verifier('eip155', true)], storage })
    const session = await signedSession(before, input, () => 'any')
    await before.addSession(session)
    const offline = siwx({ verifiers: [failing], storage })
    await expect(offline.getSessions(input.chainId, owner.address)).rejects.toThrow(
      'Failed to fetch',
    )
    await expect(offline.addSession(session)).rejects.toThrow('Failed to fetch')
    expect(await before.getSessions(input.chainId, owner.address)).toEqual([session])
  })

  it('is called once for an accepted signature', async () => {
    const one = verifier('eip155', true)
    const config = siwx({ verifiers: [one], storage: memorySiwxStorage() })
    await config.addSession(await signedSession(config, input, () => 'any'))
    await config.getSessions(input.chainId, owner.address)
    await config.getSessions(input.chainId, owner.address)
    expect(one.verify).toHaveBeenCalledTimes(1)
  })
})

describe('the storage of sessions', () => {
  const key = 'a key of mine'
  const data = { ...input, domain: 'localhost', uri: 'http://localhost', version: '1', nonce: 'n' }
  const session = (more: object = {}): SiwxSession => ({
    data: { ...data, ...more },
    message: '',
    signature: '',
  })
  beforeEach(() => sessionStorage.clear())

  it.each<[string, () => SiwxStorage, () => boolean]>([
    ['the modal’s storage', () => localSiwxStorage(key), () => false],
    ['the tab', () => sessionSiwxStorage(key), () => sessionStorage.getItem(key) !== null],
    ['the page', () => memorySiwxStorage(), () => false],
  ])('%s', async (name, create, isInTab) => {
    const host = siwxHost({ storage: memoryStorage() })
    const storage = create()
    storage.attach?.(host)
    const one = session()
    const onBase = session({ chainId: 'eip155:8453' })
    const another = session({ accountAddress: '0x2' })
    await storage.set([one, onBase])
    await storage.add(another)
    expect(host.storage?.getItem(key) !== null).toBe(name === 'the modal’s storage')
    expect(isInTab()).toBe(name === 'the tab')
    expect(localStorage).toHaveLength(0)
    expect(await storage.get('eip155:1', owner.address)).toEqual([one])
    await storage.delete('eip155:1', owner.address)
    expect(await storage.get('eip155:1', owner.address)).toEqual([])
    expect(await storage.get('eip155:8453', owner.address)).toEqual([onBase])
    expect(await storage.get('eip155:1', '0x2')).toEqual([another])
    await storage.add({ ...another, signature: 'newer' })
    expect(await storage.get('eip155:1', '0x2')).toEqual([{ ...another, signature: 'newer' }])
    await storage.set([])
    expect(host.storage?.getItem(key)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('a tab without storage remembers it until the page unloads', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const storage = sessionSiwxStorage(key)
    const kept = session()
    await storage.add(kept)
    expect(await storage.get('eip155:1', owner.address)).toEqual([kept])
    expect(sessionStorage).toHaveLength(0)
    blocked.mockRestore()
  })

  it('forgets accounts on all networks of their family at once, and no other', async () => {
    const config = siwx({ messenger: standardMessenger(), storage: memorySiwxStorage() })
    config.attach?.(siwxHost())
    await config.addSession(await signedSession(config, input, sign))
    await config.revokeAccounts?.('solana', [owner.address])
    await config.revokeAccounts?.('eip155', [`0x${'22'.repeat(20)}`])
    expect(await config.getSessions(input.chainId, owner.address)).toHaveLength(1)
    await config.revokeAccounts?.('eip155', [owner.address])
    expect(await config.getSessions(input.chainId, owner.address)).toEqual([])
  })

  it('the host’s own, also where it returns invalid sessions', async () => {
    let kept: readonly SiwxSession[] = []
    const storage: SiwxStorage = {
      add: jest.fn(async added => void (kept = [...kept, added])),
      set: jest.fn(async all => void (kept = all)),
      get: jest.fn(async () => [null, 'text', ...kept] as readonly SiwxSession[]),
      delete: jest.fn(async () => void (kept = [])),
    }
    const config = siwx({ messenger: standardMessenger(), storage })
    config.attach?.(siwxHost())
    const signed = await signedSession(config, input, sign)
    await config.addSession(signed)
    expect(await config.getSessions(input.chainId, owner.address)).toEqual([signed])
    await config.revokeSession(input.chainId, owner.address)
    expect(storage.delete).toHaveBeenCalledWith(input.chainId, owner.address)
  })
})

describe('a host’s own messenger', () => {
  it('writes the text to sign, and recognises its own texts', async () => {
    const messenger = standardMessenger()
    const config = siwx({
      messenger: {
        createMessage: async (...given) => {
          const message = await messenger.createMessage(...given)
          return Object.defineProperty({ ...message }, 'toString', {
            value: () => `Example: ${message.nonce}`,
          })
        },
        isTextOf: (text, { nonce }) => text === `Example: ${nonce}`,
      },
    })
    config.attach?.(siwxHost())
    const session = await signedSession(config, input, sign)
    await config.addSession(session)
    const other = { ...session, data: { ...session.data, nonce: 'another12' } }
    await expect(config.addSession(other)).rejects.toThrow('The signature is not valid')
  })

  it('supports a signer other than the wallet', () => {
    const signMessage = async () => '0x'
    expect(siwx({ signMessage }).signMessage).toBe(signMessage)
    expect(siwx()).not.toHaveProperty('signMessage')
  })
})
