import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { verify as verifySr25519 } from '@scure/sr25519'
import type { SiwxSession } from '../../../ports/siwx'
import { decodeSs58 } from '../address/ss58'

const HEX = /^0x(?:[0-9a-f]{2})+$/i
const SIGNATURE_BYTES = 64
/** Some wallets write before a signature how it was made. */
const SCHEMES = { ed25519: 0, sr25519: 1 }

/**
 * Whether the key of an account signed a message by `signRaw`: with Schnorr on Ristretto (sr25519), or with Ed25519. Extensions put
 * the text between `<Bytes>` and `</Bytes>`, so that it can never be a transaction; wallets over WalletConnect may not.
 */
export async function verifyPolkadot({ data, message, signature }: SiwxSession): Promise<boolean> {
  const address = decodeSs58(data.accountAddress)
  if (!address?.isChecked || !HEX.test(signature)) return false
  const bytes = hexToBytes(signature.slice(2))
  const isTyped = bytes.length === SIGNATURE_BYTES + 1
  if (!isTyped && bytes.length !== SIGNATURE_BYTES) return false
  const scheme = isTyped ? bytes[0] : undefined
  const raw = bytes.subarray(isTyped ? 1 : 0)
  const { ed25519 } = await import('@noble/curves/ed25519')
  const isBy = (code: number, check: (text: Uint8Array) => boolean) =>
    (scheme === undefined || scheme === code) &&
    [`<Bytes>${message}</Bytes>`, message].some(text => isTrue(() => check(utf8ToBytes(text))))
  const key = address.publicKey
  return (
    isBy(SCHEMES.sr25519, text => verifySr25519(text, raw, key)) ||
    isBy(SCHEMES.ed25519, text => ed25519.verify(raw, text, key, { zip215: false }))
  )
}

/** Libraries throw at what is no signature at all. */
function isTrue(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false // no point of the curve, or not marked as one of this kind
  }
}
