import { blake2b } from '@noble/hashes/blake2b'

/** Storage prefix of accounts: the hashes of `System` and `Account` (twox128). */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Offset of the balances, after the nonce and three reference counts of four bytes each. */
const BALANCES_AT = 16
const BALANCE_BYTES = 16
const HEX = /^0x(?:[0-9a-f]{2})*$/i

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Returns an account's storage key: `blake2_128_concat` of its public key. */
export const accountStorageKey = (publicKey: Uint8Array): string =>
  `0x${SYSTEM_ACCOUNT}${toHex(blake2b(publicKey, { dkLen: 16 }))}${toHex(publicKey)}`

/**
 * Returns `free` plus `reserved` of the SCALE record, in base units; zero for an unused account.
 *
 * @throws {Error} when it is not such a record
 */
export function readAccountRecord(answer: unknown): bigint {
  if (answer === null) return 0n
  if (typeof answer !== 'string' || !HEX.test(answer)) throw new Error('No account record')
  const free = readBalance(answer, 0)
  const reserved = readBalance(answer, 1)
  return free + reserved
}

/** Balances are little-endian. */
function readBalance(record: string, place: number): bigint {
  const start = 2 + (BALANCES_AT + place * BALANCE_BYTES) * 2
  const digits = record.slice(start, start + BALANCE_BYTES * 2)
  const bytes = digits.match(/../g) ?? []
  if (bytes.length !== BALANCE_BYTES) throw new Error('The account record is too short')
  return BigInt(`0x${bytes.reverse().join('')}`)
}
