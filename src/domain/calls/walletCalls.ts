import type { CaipNetworkId } from '../../lib/address/caip'

/** One call of a batch. */
export interface WalletCall {
  /** `0x…`; the account or contract to call. */
  readonly to: `0x${string}`
  /** `0x…`; omit it for a plain transfer. */
  readonly data?: `0x${string}`
  /** Base units of the native coin. */
  readonly value?: bigint
}

/** A batch of calls (EIP-5792, `wallet_sendCalls` version 2.0.0). */
export interface WalletCallsRequest {
  readonly calls: readonly [WalletCall, ...WalletCall[]]
  /** The network of the calls; default: the active one. */
  readonly caipNetworkId?: CaipNetworkId
  /** Whether all calls succeed or none do; default: `true`. */
  readonly atomicRequired?: boolean
  /** Further capabilities to request, such as `{ paymasterService: { url } }`; plain JSON. */
  readonly capabilities?: Readonly<Record<string, unknown>>
  /** With a wallet that does not support batches, sends a single call as a plain transaction. */
  readonly allowTransaction?: boolean
}

/** A validated batch as sent to a wallet: plain JSON, in EIP-5792 terms. */
export interface CallsBatch {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly atomicRequired: boolean
  readonly calls: readonly {
    readonly to: string
    readonly data?: string
    /** Hexadecimal base units. */
    readonly value?: string
  }[]
  readonly capabilities?: Readonly<Record<string, unknown>>
  readonly isTransactionAllowed: boolean
}

/** A batch that a wallet accepted. `getCallsStatus` returns its status. */
export type SentCalls =
  | { readonly kind: 'calls'; readonly id: string }
  /** The wallet doesn't support batches, and the page allowed a plain transaction instead. */
  | { readonly kind: 'transaction'; readonly hash: string }

/**
 * The outcome of a batch. `pending` includes statuses outside the standard; `failed` means that it
 * never reached the chain.
 */
export type CallsOutcome = 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted'

/** A transaction of a batch. Fields that the wallet didn't report are null. */
export interface CallsReceipt {
  readonly transactionHash: string
  readonly blockHash: string | null
  /** Decimal. */
  readonly blockNumber: string | null
  /** Decimal. */
  readonly gasUsed: string | null
  /** Derived from the batch's outcome if the receipt has no status. */
  readonly isSuccessful: boolean | null
  readonly logs: readonly {
    readonly address: string
    readonly data: string
    readonly topics: readonly string[]
  }[]
}

/** What a wallet reports about a batch (`wallet_getCallsStatus`). */
export interface CallsStatus {
  readonly id: string
  readonly outcome: CallsOutcome
  readonly caipNetworkId: CaipNetworkId | null
  /** Whether the calls were executed as all or nothing. */
  readonly isAtomic: boolean
  readonly receipts: readonly CallsReceipt[]
}

/** A wallet's capabilities by network, as it reports them (`wallet_getCapabilities`). */
export type WalletCapabilities = Readonly<
  Partial<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>
>

/** An account's assets, as its wallet reports them (ERC-7811). The price is not verified. */
export interface WalletAsset {
  readonly caipNetworkId: CaipNetworkId
  /** Token contract; `null` for the native coin. */
  readonly address: string | null
  /** Decimal string in whole units. */
  readonly balance: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Price of one unit, in US dollars. */
  readonly price: number
  /** Value of the whole balance, in US dollars; null if the wallet doesn't report it. */
  readonly value: number | null
  readonly iconUrl: string | null
}

/** A collectible that a wallet reports for an account (ERC-7811). */
export interface WalletCollectible {
  /** Plain address. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  readonly name: string
  readonly collection: string
  readonly imageUrl: string | null
}
