import type { CaipNetworkId } from '../lib/address/caip'

/** A collectible (NFT) of an account. Null fields are unknown. */
export interface Collectible {
  /** Unique key, built from contract and token id where these are known. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Untrusted text. */
  readonly name: string | null
  /** The contract's name for itself. Untrusted text. */
  readonly collection: string | null
  readonly imageUrl: string | null
  /** Plain address. */
  readonly contract: string | null
  /** Decimal. */
  readonly tokenId: string | null
  /** The transaction that transferred it to the account. */
  readonly hash: string | null
  readonly isSpam: boolean
}
