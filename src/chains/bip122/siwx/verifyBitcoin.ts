import { base64 } from '@scure/base'
import type { SiwxSession } from '../../../ports/siwx'
import { decodeAddress } from '../address/decodeAddress'
import { isSignedByKey } from './keySignature'
import { isSignedByAddress } from './simpleSignature'

/** One byte that tells how the key is found, then r and s. */
const KEY_SIGNATURE_BYTES = 65

/** Whether a Bitcoin address signed a message: by what spends from it (BIP-322, simple), or by its key as was done before. */
export async function verifyBitcoin({ data, message, signature }: SiwxSession): Promise<boolean> {
  const address = decodeAddress(data.accountAddress)
  const bytes = decode(signature)
  if (!address || !bytes) return false
  try {
    return bytes.length === KEY_SIGNATURE_BYTES
      ? isSignedByKey(address, message, bytes)
      : isSignedByAddress(address, message, bytes)
  } catch {
    return false // no signature, or no key, of this curve
  }
}

function decode(text: string): Uint8Array | null {
  try {
    return base64.decode(text)
  } catch {
    return null // other characters
  }
}
