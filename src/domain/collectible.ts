import type { CaipNetworkId } from '../lib/address/caip'

/** A collectible (NFT) of an account. What is null nobody has said. */
export interface Collectible {
  /** One id per collectible, for keys: by contract and number where these are known. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Untrusted text. */
  readonly name: string | null
  /** What the contract calls itself. Untrusted text. */
  readonly collection: string | null
  readonly imageUrl: string | null
  /** Plain address. */
  readonly contract: string | null
  /** Decimal. */
  readonly tokenId: string | null
  /** The transaction that brought it. */
  readonly hash: string | null
  readonly isSpam: boolean
}
