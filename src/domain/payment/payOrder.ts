import type { CaipNetworkId } from '../../lib/address/caip'

/** The asset to pay with: a network's native coin, or a token. */
export interface PaymentAsset {
  readonly network: CaipNetworkId
  /** `native`, or the plain address of the token's contract. */
  readonly asset: string
  /** Shown to visitors. If the token's contract has other decimals, the payment is refused. */
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** Which exchanges are offered, by id. */
export interface ExchangeChoice {
  readonly includeOnly?: readonly string[]
  readonly exclude?: readonly string[]
}

/** A payment that a page requests. */
export interface PaymentRequest {
  readonly paymentAsset: PaymentAsset
  /** Plain address on that network. */
  readonly recipient: string
  /** In the asset's own unit: a decimal text, or a number that is written without an exponent. */
  readonly amount: string | number
  /** The page of an exchange opens in a new tab; with `false`, it replaces this page. */
  readonly openInNewTab?: boolean
  /** Where this page goes once the payment is done and told: an address with https, or of the page's own origin. */
  readonly redirectUrl?: string
  /** `false`: from a wallet only. */
  readonly payWithExchange?: boolean | ExchangeChoice
}

/** The result of a payment. */
export interface PaymentDone {
  readonly by: 'wallet' | 'exchange'
  /** Of the transaction; an exchange may not tell it. */
  readonly hash: string | null
  /** The exchange, if one paid. */
  readonly exchangeId: string | null
}

/** A payment that was asked for, checked. */
export interface PayOrder {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Plain address; null for the coin. */
  readonly token: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Plain address. */
  readonly recipient: string
  /** Decimal string. */
  readonly amount: string
  readonly opensTab: boolean
  /** Null: this page stays. */
  readonly redirectUrl: string | null
  /** Null: none is offered. */
  readonly exchanges: ExchangeChoice | null
}

/** Somebody who keeps coins for visitors and pays out of them. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}
