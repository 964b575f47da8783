import { bech32 } from '@scure/base'

/** Maximum length of an address: 32 bytes with the longest prefix. */
const MAX_LENGTH = 120
/** Accounts have 20 bytes; contracts and modules may have 32. */
const LENGTHS: readonly number[] = [20, 32]
/** Prefix, `1`, and the BIP-173 alphabet; the last six characters are the checksum. */
const FORM = /^([a-z][a-z0-9]{0,62})1([02-9ac-hj-np-z]{38,58})$/
const CHECK_SIGNS = 6
const BITS_PER_SIGN = 5

/** A decoded account address. */
export interface Bech32Parts {
  readonly prefix: string
  /** In lower case. */
  readonly address: string
  /** Whether the checksum is correct. */
  readonly isChecked: boolean
  /** Empty if the checksum is wrong. */
  readonly bytes: Uint8Array
}

/** Decodes an account address, even with a wrong checksum; null for another format. */
export function decodeBech32(text: string): Bech32Parts | null {
  if (text.length > MAX_LENGTH) return null
  // Mixed case is invalid.
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null
  const address = text.toLowerCase()
  const [, prefix = '', signs = ''] = FORM.exec(address) ?? []
  const length = Math.floor(((signs.length - CHECK_SIGNS) * BITS_PER_SIGN) / 8)
  if (!LENGTHS.includes(length)) return null
  const bytes = decodeBytes(address)
  return { prefix, address, isChecked: bytes.length > 0, bytes }
}

function decodeBytes(address: string): Uint8Array {
  const decoded = bech32.decodeUnsafe(address, MAX_LENGTH)
  return (decoded && bech32.fromWordsUnsafe(decoded.words)) || new Uint8Array()
}
