import { base58 } from '@scure/base'

const KEY_BYTES = 32
const MAX_LENGTH = 44

/** Returns the 32 bytes of a base58 text; null for anything else. */
export function keyBytes(text: string): Uint8Array | null {
  if (text.length > MAX_LENGTH) return null
  try {
    const bytes = base58.decode(text)
    return bytes.length === KEY_BYTES ? bytes : null
  } catch {
    return null // not base58
  }
}
