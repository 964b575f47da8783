import type { CaipNetworkId } from '../../lib/address/caip'

/** One call of a batch. */
export interface WalletCall {
  /** `0x…`; the account or contract that is called. */
  readonly to: `0x${string}`
  /** `0x…`; without it no function is called. */
  readonly data?: `0x${string}`
  /** Base units of the native coin. */
  readonly value?: bigint
}

/** A batch of calls (EIP-5792, `wallet_sendCalls` version 2.0.0). */
export interface WalletCallsRequest {
  readonly calls: readonly [WalletCall, ...WalletCall[]]
  /** The network of the calls; default: the active one. */
  readonly caipNetworkId?: CaipNetworkId
  /** All calls or none; default: `true`. */
  readonly atomicRequired?: boolean
  /** Further capabilities to request, such as `{ paymasterService: { url } }`; plain JSON. */
  readonly capabilities?: Readonly<Record<string, unknown>>
  /** With a wallet that does not support batches, sends a single call as a plain transaction. */
  readonly allowTransaction?: boolean
}

/** A batch as it is handed to a wallet: checked, plain JSON, in the words of EIP-5792. */
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
  /** The wallet does not support batches, and the page allowed a transaction instead. */
  | { readonly kind: 'transaction'; readonly hash: string }

/** The outcome of a batch. `pending`: also where the wallet reports a status that is not in the standard; `failed`: it never reached the chain. */
export type CallsOutcome = 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted'

/** A transaction of a batch; what the wallet did not report is null. */
export interface CallsReceipt {
  readonly transactionHash: string
  readonly blockHash: string | null
  /** Decimal. */
  readonly blockNumber: string | null
  /** Decimal. */
  readonly gasUsed: string | null
  /** From the outcome of the batch where the receipt does not say it. */
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
  /** All of them or none. */
  readonly isAtomic: boolean
  readonly receipts: readonly CallsReceipt[]
}

/** A wallet's capabilities by network, as it reports them (`wallet_getCapabilities`). */
export type WalletCapabilities = Readonly<
  Partial<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>
>

/** An account's assets, as its wallet reports them (ERC-7811). Nothing else confirms the price. */
export interface WalletAsset {
  readonly caipNetworkId: CaipNetworkId
  /** Of the token contract; `null` for the native coin. */
  readonly address: string | null
  /** Decimal string in whole units. */
  readonly balance: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Of one unit, in US dollars. */
  readonly price: number
  /** Of the whole balance, in US dollars; null if the wallet doesn’t say. */
  readonly value: number | null
  readonly iconUrl: string | null
}

/** A collectible that a wallet says an account holds (ERC-7811). */
export interface WalletCollectible {
  /** Plain address. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  readonly name: string
  readonly collection: string
  readonly imageUrl: string | null
}
