import { base64urlnopad } from '@scure/base'

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
const INFO = 'redux-wallet-modal recovery share'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Binds the ciphertext to its account: a share can't be passed off as another account's. */
const cipherOf = (account: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv,
  additionalData: bytesOf(`recovery share\n${account.toLowerCase()}`),
})

async function keyOf(secret: Uint8Array, { subtle }: Crypto): Promise<CryptoKey> {
  const material = await subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, [
    'deriveKey',
  ])
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: bytesOf(INFO) },
    material,
    { name: ALGORITHM, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/**
 * Seals a recovery share with a secret that only its owner has: AES-256-GCM with a key derived by
 * HKDF-SHA-256.
 *
 * @param secret - 32 bytes: a passkey's PRF output, or a stretched password
 * @param account - the EVM address that the share belongs to
 * @returns 12 bytes of IV, then the sealed share and its tag, as base64url
 */
export async function sealShare(
  secret: Uint8Array,
  share: Uint8Array,
  account: string,
  crypto: Crypto,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(secret, crypto)
  const body = await crypto.subtle.encrypt(cipherOf(account, iv), key, Uint8Array.from(share))
  const sealed = new Uint8Array(IV_BYTES + body.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(body), IV_BYTES)
  return base64urlnopad.encode(sealed)
}

/** Null if the secret is wrong, or the sealed data was modified. */
export async function openShare(
  secret: Uint8Array,
  sealed: string,
  account: string,
  crypto: Crypto,
): Promise<Uint8Array | null> {
  try {
    const bytes = Uint8Array.from(base64urlnopad.decode(sealed))
    const key = await keyOf(secret, crypto)
    const cipher = cipherOf(account, bytes.slice(0, IV_BYTES))
    return new Uint8Array(await crypto.subtle.decrypt(cipher, key, bytes.slice(IV_BYTES)))
  } catch {
    return null // AES-GCM gives no reason beyond a failed authentication
  }
}
