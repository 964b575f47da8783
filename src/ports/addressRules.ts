import type { Namespace } from '../lib/address/caip'

/** What an address is on one chain family. Pure: asks nobody. Addresses are plain, without a network. */
export interface AddressRules {
  readonly namespace: Namespace
  /** The address that a text means, as requests carry it; null when it means none. */
  parse(text: string): string | null
  /** Whether its check contradicts the rest, as after a typing error; one without a check is never wrong. */
  isMistyped(address: string): boolean
  /** As it is written with its check, where the family has one. */
  checksum(address: string): string
  /** Whether two mean the same account. */
  isSame(a: string, b: string): boolean
  /** Whether nobody holds its key and it is often meant by mistake. */
  isNobodys(address: string): boolean
  /** Both ends, for places too small for all of it. */
  shorten(address: string): string
  /** What addresses of a kind begin with, so that it tells a reader nothing. */
  readonly prefixes: readonly string[]
  /** What the family's own coin goes by in token ids. */
  readonly nativeAddress: string
}
