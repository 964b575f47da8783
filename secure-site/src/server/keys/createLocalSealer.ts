import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { KeySealer } from './keySealer'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Enough to tell an operator's few keys apart, too little to reveal anything about them. */
const KEY_ID_CHARACTERS = 16

/**
 * Decodes 32 bytes of base64 or base64url.
 *
 * @throws {Error} for anything else
 */
export function readKey(text: string): Buffer {
  const key = /^[-\w+/]+=*$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
  if (key.length === KEY_BYTES) return key
  throw new Error(
    'keyEncryptionKey: must be 32 bytes as base64. Make one with: openssl rand -base64 32',
  )
}

const idOf = (key: Buffer) =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS)

/** AES-256-GCM with keys from the environment: the current key seals, each key opens its own. */
export function createLocalSealer(current: string, retired: readonly string[] = []): KeySealer {
  const key = readKey(current)
  const keyId = idOf(key)
  const keys = new Map([...retired.map(readKey), key].map(each => [idOf(each), each]))
  return {
    keyId,
    async seal(share, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(share, 'utf8'), cipher.final()])
      return {
        keyId,
        sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url'),
      }
    },
    async open({ keyId: sealedBy, sealed }, context) {
      const opener = keys.get(sealedBy)
      if (!opener) throw new Error(`the key encryption key ${sealedBy} is not configured`)
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', opener, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
