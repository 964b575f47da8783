import type { CaipAddress, CaipNetworkId } from '../lib/address/caip'

export type TransactionStatus =
  | 'confirmed'
  | 'failed'
  | 'pending'
  | 'replaced'
  | 'expired'
  | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  | 'ONRAMP_TRANSACTION_STATUS_FAILED'

export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
  readonly fungible_info?: {
    readonly name?: string
    readonly symbol?: string
    readonly icon?: { readonly url: string }
  }
  readonly nft_info?: {
    readonly name?: string
    readonly flags: { readonly is_spam: boolean }
    readonly content?: { readonly preview?: { readonly url: string } }
  }
}

/** One row of the history, as the Blockchain API describes it. */
export interface Transaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    readonly chain: string | null
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: TransactionStatus
    readonly nonce?: number
  }
  readonly transfers: readonly Transfer[]
}

/** The token that a swap returns. */
export interface SwappedFor {
  /** CAIP-10. */
  readonly token: CaipAddress
  readonly symbol: string
  readonly decimals: number
  /** Decimal string: the amount received, from the receipt, not the quote; omitted if unknown. */
  readonly received?: string
}

/** A transaction sent from this page, kept until the history includes it. */
export interface SubmittedTransaction {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
  /** Decimal string in the token's own unit. */
  readonly amount: string
  readonly symbol: string
  readonly iconUrl?: string
  /** What the transaction returns in exchange; omitted if nothing. */
  readonly swappedFor?: SwappedFor
  /** CAIP-10 ids of the tokens whose balances it changes, where a service has to refresh them. */
  readonly tokens?: readonly CaipAddress[]
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'expired'
  /** ms. */
  readonly submittedAt: number
}
