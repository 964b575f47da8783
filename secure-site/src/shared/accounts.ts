/**
 * The frame's smart account requests, under `/api/accounts`. Rules as in `api.ts`. Amounts and gas
 * are decimal text, in the smallest unit of the network's coin; networks are CAIP-2 ids such as
 * `eip155:1`.
 */

/** A token that `wallet_getAssets` reports. */
export interface AssetToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of an image; empty if there is none. */
  readonly iconUrl: string
}

/** An ERC-4337 bundler used instead of the site's relayer. */
export interface BundlerConfig {
  readonly url: string
  /** The paymaster (ERC-7677), if any. */
  readonly paymasterUrl?: string
}

/** `GET /api/accounts/config?projectId=`: public; `NOT_FOUND` for an unknown project. */
export interface AccountsConfig {
  /** Networks the factory is deployed on; none if the operator has not set up smart accounts. */
  readonly networks: readonly string[]
  /** The subset on which the operator pays for this project. */
  readonly sponsoredNetworks: readonly string[]
  readonly tokens: Readonly<Record<string, readonly AssetToken[]>>
  /** By network; without one, the relayer sends. */
  readonly bundlers: Readonly<Record<string, BundlerConfig>>
}

export interface BatchCall {
  readonly to: string
  /** Decimal. */
  readonly value: string
  /** `0x…` */
  readonly data: string
}

/** `POST /api/accounts/quote`: what sending these calls costs. Needs a session. */
export interface QuoteRequest {
  readonly projectId: string
  readonly caipNetworkId: string
  readonly calls: readonly BatchCall[]
}
export interface QuoteAnswer {
  readonly isDeployed: boolean
  /** Whether the operator pays; `maxFee` is then 0. */
  readonly isSponsored: boolean
  readonly nonce: string
  /** Seconds since 1970, by the network's clock. */
  readonly deadline: string
  readonly maxFee: string
  readonly feeRecipient: string
  readonly minGas: string
  /** Why the calls would fail, as the contract's reason or a selector; null if they would not. */
  readonly failure: string | null
}

/**
 * `POST /api/accounts/send`: the quote's numbers, signed by the owner. `BATCH_REFUSED` if they are
 * outdated.
 */
export interface SendBatchRequest extends QuoteRequest {
  readonly hostOrigin: string
  readonly nonce: string
  readonly deadline: string
  readonly maxFee: string
  readonly feeRecipient: string
  readonly minGas: string
  /** 65 bytes as `0x…`. */
  readonly signature: string
}
export interface SendBatchAnswer {
  readonly transactionHash: string
}
