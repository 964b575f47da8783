import * as v from 'valibot'
import type { DeviceStore } from '../storage/openDeviceStore'

const WRAPPING_KEY = 'wrappingKey'
const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

const Wrapped = v.object({
  iv: v.custom<Uint8Array<ArrayBuffer>>(value => ArrayBuffer.isView(value)),
  sealed: v.custom<ArrayBuffer>(
    value => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
})

export interface DeviceShares {
  /** Unencrypted; the caller wipes it. Null if there is no readable share. */
  read(account: string): Promise<Uint8Array | null>
  store(account: string, share: Uint8Array): Promise<void>
  remove(account: string): Promise<void>
}

const nameOf = (account: string) => `share:${account.toLowerCase()}`

/**
 * This browser's share of each account's key, wrapped with a non-extractable key. A copy of the
 * profile's files yields the wrapped share, never the key itself.
 */
export function createDeviceShares(store: DeviceStore, crypto: Crypto): DeviceShares {
  async function wrappingKey(): Promise<CryptoKey> {
    const kept = await store.get(WRAPPING_KEY)
    if (kept) return kept as CryptoKey
    const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await store.set(WRAPPING_KEY, made)
    return made
  }

  /** Binds the ciphertext to its account: a share can't be stored under another account's name. */
  const cipherOf = (account: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(account.toLowerCase()),
  })

  return {
    read: async account => {
      try {
        const { iv, sealed } = v.parse(Wrapped, await store.get(nameOf(account)))
        const key = await wrappingKey()
        return new Uint8Array(await crypto.subtle.decrypt(cipherOf(account, iv), key, sealed))
      } catch {
        return null // deleted, truncated or sealed with a lost key: treated like a new device
      }
    },
    store: async (account, share) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const clear = Uint8Array.from(share)
      try {
        const sealed = await crypto.subtle.encrypt(
          cipherOf(account, iv),
          await wrappingKey(),
          clear,
        )
        await store.set(nameOf(account), { iv, sealed })
      } finally {
        clear.fill(0)
      }
    },
    remove: account => store.remove(nameOf(account)),
  }
}
