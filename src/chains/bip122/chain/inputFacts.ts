import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import type { DecodedAddress, ScriptKind } from '../address/decodeAddress'
import { fromHex } from '../wallet/bytes'

const VALUE_SIZE = 8
const X_ONLY = 32
/** Version, lock time, counts and the mark of segregated witness, rounded up. */
export const FRAME_SIZE = 11

/** Virtual bytes of an output to an address. */
export const outputSizeOf = ({ script }: Pick<DecodedAddress, 'script'>): number =>
  VALUE_SIZE + 1 + script.length

/** Virtual bytes of an input, rounded up, for the addresses of one key. */
const INPUT_SIZES: Partial<Record<ScriptKind, number>> = {
  p2pkh: 149,
  p2sh: 91,
  p2wpkh: 68,
  p2tr: 58,
}

/** @throws {ModalError} `UNSUPPORTED_METHOD` for an address whose outputs we cannot spend. */
export function inputSizeOf({ kind }: DecodedAddress, address: string): number {
  const size = INPUT_SIZES[kind]
  if (size !== undefined) return size
  throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${address} are not possible here`)
}

/** The fee for each virtual byte, to two places. */
export const feeRateOf = (fee: bigint, size: number): number =>
  Math.round((Number(fee) * 100) / size) / 100

/** The script of a public key inside an address that shows only its hash. */
export const nestedScriptOf = (publicKey: Uint8Array): Uint8Array =>
  Uint8Array.from([0, 20, ...hash160(publicKey)])

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** What is to be known of a coin beside its value, by how the address is spent. */
export interface InputFacts {
  readonly inputSize: number
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/**
 * @throws {ModalError} `UNSUPPORTED_METHOD` for an address whose coins we cannot spend: of several keys, or one whose public
 * key the wallet did not tell.
 */
export function inputFactsOf({ address, publicKey }: Account, decoded: DecodedAddress): InputFacts {
  const { kind } = decoded
  const inputSize = inputSizeOf(decoded, address)
  if (kind === 'p2wpkh' || kind === 'p2pkh') return { inputSize }
  const key = publicKey === undefined ? undefined : fromHex(publicKey)
  if (key && kind === 'p2tr') return { inputSize, tapInternalKey: key.slice(-X_ONLY) }
  // Segregated witness inside an older address, the one form in use of those that show a script only.
  if (key && kind === 'p2sh') return { inputSize, redeemScript: nestedScriptOf(key) }
  throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${address} are not possible here`)
}
