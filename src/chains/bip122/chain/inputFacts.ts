import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import type { DecodedAddress, ScriptKind } from '../address/decodeAddress'
import { fromHex } from '../wallet/bytes'

const VALUE_SIZE = 8
const X_ONLY = 32
/** Version, lock time, counts and the segwit marker, rounded up. */
export const TRANSACTION_OVERHEAD = 11

/** Returns the virtual bytes of an output to an address. */
export const getOutputSize = ({ script }: Pick<DecodedAddress, 'script'>): number =>
  VALUE_SIZE + 1 + script.length

/** Virtual bytes of an input of a single-key address, rounded up. */
const INPUT_SIZES: Partial<Record<ScriptKind, number>> = {
  p2pkh: 149,
  p2sh: 91,
  p2wpkh: 68,
  p2tr: 58,
}

/** @throws {ModalError} `UNSUPPORTED_METHOD` for an address that cannot be spent from. */
export function getInputSize({ kind }: DecodedAddress, address: string): number {
  const size = INPUT_SIZES[kind]
  if (size !== undefined) return size
  throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${address} are not possible here`)
}

/** Returns the fee per virtual byte, rounded to two decimals. */
export const getFeeRate = (fee: bigint, size: number): number =>
  Math.round((Number(fee) * 100) / size) / 100

/** Returns the redeem script of a public key in a nested segwit address. */
export const getNestedScript = (publicKey: Uint8Array): Uint8Array =>
  Uint8Array.from([0, 20, ...hash160(publicKey)])

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** What spending a coin requires beside its value, by script type. */
export interface InputFacts {
  readonly inputSize: number
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/**
 * @throws {ModalError} `UNSUPPORTED_METHOD` for an address that cannot be spent from: multi-key, or
 * without a known public key.
 */
export function getInputFacts(
  { address, publicKey }: Account,
  decoded: DecodedAddress,
): InputFacts {
  const { kind } = decoded
  const inputSize = getInputSize(decoded, address)
  if (kind === 'p2wpkh' || kind === 'p2pkh') return { inputSize }
  const key = publicKey === undefined ? undefined : fromHex(publicKey)
  if (key && kind === 'p2tr') return { inputSize, tapInternalKey: key.slice(-X_ONLY) }
  // Nested segwit, the only P2SH form in common use.
  if (key && kind === 'p2sh') return { inputSize, redeemScript: getNestedScript(key) }
  throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${address} are not possible here`)
}
