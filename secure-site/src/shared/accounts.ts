/**
 * What the frame asks of the server for smart accounts, under `/api/accounts`. Rules as in `api.ts`. Amounts and gas are decimal text, in
 * the smallest unit of the network's coin; networks are CAIP-2 ids such as `eip155:1`.
 */

/** A token that `wallet_getAssets` tells of. */
export interface AssetToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of a picture; empty for none. */
  readonly iconUrl: string
}

/** A bundler of ERC-4337 in place of the site's relayer. */
export interface BundlerConfig {
  readonly url: string
  /** Asked to pay (ERC-7677), where there is one. */
  readonly paymasterUrl?: string
}

/** `GET /api/accounts/config?projectId=`: public; `NOT_FOUND` for a project that is not in the table. */
export interface AccountsConfig {
  /** Networks that the factory stands on; none where the operator has not set up smart accounts. */
  readonly networks: readonly string[]
  /** Of these, those on which the operator pays for this project. */
  readonly sponsoredNetworks: readonly string[]
  readonly tokens: Readonly<Record<string, readonly AssetToken[]>>
  /** By network; where there is none, the relayer sends. */
  readonly bundlers: Readonly<Record<string, BundlerConfig>>
}

export interface BatchCall {
  readonly to: string
  /** Decimal. */
  readonly value: string
  /** `0x…` */
  readonly data: string
}

/** `POST /api/accounts/quote`: what sending these calls takes. Needs a session. */
export interface QuoteRequest {
  readonly projectId: string
  readonly caipNetworkId: string
  readonly calls: readonly BatchCall[]
}
export interface QuoteAnswer {
  readonly isDeployed: boolean
  /** True where the operator pays; `maxFee` is then 0. */
  readonly isSponsored: boolean
  readonly nonce: string
  /** Seconds since 1970, by the network's clock. */
  readonly deadline: string
  readonly maxFee: string
  readonly feeRecipient: string
  readonly minGas: string
  /** Why the calls would fail, in the words of the contract or as a selector; null where they would not. */
  readonly failure: string | null
}

/** `POST /api/accounts/send`: the quote's numbers, signed by the owner. `BATCH_REFUSED` where they are no longer right. */
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
