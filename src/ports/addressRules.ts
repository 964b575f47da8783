import type { Namespace } from '../lib/address/caip'

/** The address rules of one chain family. Pure functions without requests. Addresses are plain, without a network. */
export interface AddressRules {
  readonly namespace: Namespace
  /** Parses a text to an address in the form that requests use; null if it is not an address. */
  parse(text: string): string | null
  /** Whether its checksum does not match, such as after a typing error; an address without a checksum always passes. */
  isMistyped(address: string): boolean
  /** The address with its checksum, if the family has one. */
  checksum(address: string): string
  /** Whether two addresses belong to the same account. */
  isSame(a: string, b: string): boolean
  /** Whether no key exists for it, so that funds sent there are lost: the zero address, or a well-known burn address. */
  isNobodys(address: string): boolean
  /** Shortened to both ends, for places too small for the whole address. */
  shorten(address: string): string
  /** The prefix that all addresses of its kind share, so that it does not help to tell them apart. */
  readonly prefixes: readonly string[]
  /** The name of the native coin in token ids. */
  readonly nativeAddress: string
}
