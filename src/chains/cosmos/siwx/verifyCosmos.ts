import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { SiwxSession } from '../../../ports/siwx'
import { decodeBech32 } from '../address/bech32'
import { textDoc } from '../wallet/textDoc'

const SIGNATURE_BYTES = 64
/** A signature has up to four candidate public keys. */
const CANDIDATES = [0, 1, 2, 3]

/**
 * Whether an account's key signed a text (ADR-36). The public key must hash to the address; if
 * missing, it is recovered from the signature.
 */
export async function verifyCosmos(session: SiwxSession): Promise<boolean> {
  const { data, message, publicKey } = session
  const address = decodeBech32(data.accountAddress)
  const signature = decode(session.signature)
  if (!address?.isChecked || signature?.length !== SIGNATURE_BYTES) return false
  const hash = sha256(utf8ToBytes(sortedJson(textDoc(message, data.accountAddress))))
  const owner = bytesToHex(address.bytes)
  const keys = publicKey === undefined ? recoverKeys(signature, hash) : [decode(publicKey)]
  return keys.some(
    key => key && bytesToHex(ripemd160(sha256(key))) === owner && isSignedBy(key, signature, hash),
  )
}

function isSignedBy(key: Uint8Array, signature: Uint8Array, hash: Uint8Array): boolean {
  try {
    return secp256k1.verify(signature, hash, key)
  } catch {
    return false // not a key, or numbers not on the curve
  }
}

function recoverKeys(signature: Uint8Array, hash: Uint8Array): readonly (Uint8Array | null)[] {
  return CANDIDATES.map(candidate => {
    try {
      const point = secp256k1.Signature.fromCompact(signature).addRecoveryBit(candidate)
      return point.recoverPublicKey(hash).toRawBytes(true)
    } catch {
      return null // no key for this candidate
    }
  })
}

function decode(text: string): Uint8Array | null {
  try {
    return base64.decode(text)
  } catch {
    return null // not base64
  }
}

/** Serialises a sign document with sorted keys. Its texts need no further escaping. */
const sortedJson = (doc: object): string =>
  JSON.stringify(doc, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
