import { bech32 } from '@scure/base'

/** Longer texts are no addresses: 32 bytes behind the longest prefix. */
const MAX_LENGTH = 120
/** Accounts have 20 bytes, and 32 where a contract or a module has them. */
const LENGTHS: readonly number[] = [20, 32]
/** A prefix, `1`, and signs without those that are easily confused (BIP-173); the last six are the check. */
const FORM = /^([a-z][a-z0-9]{0,62})1([02-9ac-hj-np-z]{38,58})$/
const CHECK_SIGNS = 6
const BITS_PER_SIGN = 5

/** What the address of an account says. */
export interface Bech32Parts {
  readonly prefix: string
  /** In small letters. */
  readonly address: string
  /** Whether its check fits the rest. */
  readonly isChecked: boolean
  /** Empty for a mistyped one. */
  readonly bytes: Uint8Array
}

/** Reads the address of an account, right or mistyped; null for what has not the form of one. */
export function decodeBech32(text: string): Bech32Parts | null {
  if (text.length > MAX_LENGTH) return null
  // Both cases in one text mean nothing.
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null
  const address = text.toLowerCase()
  const [, prefix = '', signs = ''] = FORM.exec(address) ?? []
  const length = Math.floor(((signs.length - CHECK_SIGNS) * BITS_PER_SIGN) / 8)
  if (!LENGTHS.includes(length)) return null
  const bytes = bytesOf(address)
  return { prefix, address, isChecked: bytes.length > 0, bytes }
}

function bytesOf(address: string): Uint8Array {
  const decoded = bech32.decodeUnsafe(address, MAX_LENGTH)
  return (decoded && bech32.fromWordsUnsafe(decoded.words)) || new Uint8Array()
}
