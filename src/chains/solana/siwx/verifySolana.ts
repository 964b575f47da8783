import { ed25519 } from '@noble/curves/ed25519'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import type { SiwxSession } from '../../../ports/siwx'
import { keyBytes } from '../address/base58Key'

const SIGNATURE_BYTES = 64
const MAX_LENGTH = 90

/** Whether an account's key signed a message (Ed25519, as strict as the chain). */
export async function verifySolana({ data, message, signature }: SiwxSession): Promise<boolean> {
  const key = keyBytes(data.accountAddress)
  const bytes = signatureBytes(signature)
  if (!key || !bytes) return false
  try {
    return ed25519.verify(bytes, utf8ToBytes(message), key, { zip215: false })
  } catch {
    return false // not a point on the curve
  }
}

function signatureBytes(text: string): Uint8Array | null {
  if (text.length > MAX_LENGTH) return null
  try {
    const bytes = base58.decode(text)
    return bytes.length === SIGNATURE_BYTES ? bytes : null
  } catch {
    return null // not base58
  }
}
