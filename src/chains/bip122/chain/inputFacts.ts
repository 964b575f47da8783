import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import type { DecodedAddress } from '../address/decodeAddress'
import { fromHex } from '../wallet/bytes'

const VALUE_SIZE = 8
const X_ONLY = 32

/** Virtual bytes of an output to an address. */
export const outputSizeOf = ({ script }: DecodedAddress): number => VALUE_SIZE + 1 + script.length

/** What is to be known of a coin beside its value, by how the address is spent. */
export interface InputFacts {
  /** Virtual bytes of an input, rounded up. */
  readonly inputSize: number
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/**
 * @throws {ModalError} `UNSUPPORTED_METHOD` for an address whose coins we cannot spend: of several keys, or one whose public
 * key the wallet did not tell.
 */
export function inputFactsOf(
  { address, publicKey }: Account,
  { kind }: DecodedAddress,
): InputFacts {
  if (kind === 'p2wpkh') return { inputSize: 68 }
  if (kind === 'p2pkh') return { inputSize: 149 }
  const key = publicKey === undefined ? undefined : fromHex(publicKey)
  if (key && kind === 'p2tr') return { inputSize: 58, tapInternalKey: key.slice(-X_ONLY) }
  // Segregated witness inside an older address, the one form in use of those that show a script only.
  if (key && kind === 'p2sh') {
    const redeemScript = Uint8Array.from([0, 20, ...ripemd160(sha256(key))])
    return { inputSize: 91, redeemScript }
  }
  throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${address} are not possible here`)
}
