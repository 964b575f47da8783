import type { Namespace } from '../lib/address/caip'

/** Address rules of one chain family: pure functions. Addresses are plain, without a network. */
export interface AddressRules {
  readonly namespace: Namespace
  /** Parses a text to an address in the form that requests use; null if it is not an address. */
  parse(text: string): string | null
  /** Whether the checksum doesn't match, as after a typo; false without a checksum. */
  isMistyped(address: string): boolean
  /** Returns the address with its checksum, if the family has one. */
  checksum(address: string): string
  /** Whether two addresses belong to the same account. */
  isSame(a: string, b: string): boolean
  /** Whether it has no key, so that funds sent there are lost: zero or a known burn address. */
  isBurnAddress(address: string): boolean
  /** Shortens the address to both ends, for places too small for all of it. */
  shorten(address: string): string
  /** Prefixes that all addresses of a kind share, so they don't help to distinguish them. */
  readonly prefixes: readonly string[]
  /** The native coin's address in token ids. */
  readonly nativeAddress: string
}
