import { base64 } from '@scure/base'
import type { SiwxSession } from '../../../ports/siwx'
import { decodeAddress } from '../address/decodeAddress'
import { isSignedByKey } from './keySignature'
import { isSignedByAddress } from './simpleSignature'

/** Header byte, r and s. */
const KEY_SIGNATURE_BYTES = 65

/** Whether a Bitcoin address signed a message, by simple BIP-322 or with a legacy key signature. */
export async function verifyBitcoin({ data, message, signature }: SiwxSession): Promise<boolean> {
  const address = decodeAddress(data.accountAddress)
  const bytes = decode(signature)
  if (!address || !bytes) return false
  try {
    return bytes.length === KEY_SIGNATURE_BYTES
      ? isSignedByKey(address, message, bytes)
      : isSignedByAddress(address, message, bytes)
  } catch {
    return false // not a signature or key on the curve
  }
}

function decode(text: string): Uint8Array | null {
  try {
    return base64.decode(text)
  } catch {
    return null // not base64
  }
}
