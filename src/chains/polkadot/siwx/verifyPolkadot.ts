import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { verify as verifySr25519 } from '@scure/sr25519'
import type { SiwxSession } from '../../../ports/siwx'
import { decodeSs58 } from '../address/ss58'

const HEX = /^0x(?:[0-9a-f]{2})+$/i
const SIGNATURE_BYTES = 64
/** The optional scheme byte some wallets put before a signature. */
const SCHEMES = { ed25519: 0, sr25519: 1 }

/**
 * Whether an account's key signed a message with `signRaw`, by sr25519 or Ed25519. Extensions wrap
 * the text in `<Bytes>` and `</Bytes>`, so that it cannot be a transaction; remote wallets may not.
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
  const isSignedWith = (code: number, check: (text: Uint8Array) => boolean) =>
    (scheme === undefined || scheme === code) &&
    [`<Bytes>${message}</Bytes>`, message].some(text =>
      isTrueWithoutThrowing(() => check(utf8ToBytes(text))),
    )
  const key = address.publicKey
  return (
    isSignedWith(SCHEMES.sr25519, text => verifySr25519(text, raw, key)) ||
    isSignedWith(SCHEMES.ed25519, text => ed25519.verify(raw, text, key, { zip215: false }))
  )
}

/** The libraries throw on malformed signatures. */
function isTrueWithoutThrowing(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false // not on the curve, or without the sr25519 marker
  }
}
