import type { CaipNetworkId } from '../../lib/address/caip'

/** The asset to pay with: a network's native coin, or a token. */
export interface PaymentAsset {
  readonly network: CaipNetworkId
  /** `native`, or the plain address of the token's contract. */
  readonly asset: string
  /** Shown to visitors. If the token's contract has other decimals, the payment is refused. */
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** Which exchanges are offered, by id, and where their pages are. */
export interface ExchangeChoice {
  readonly includeOnly?: readonly string[]
  readonly exclude?: readonly string[]
  /**
   * Hosts of payment pages that this page vouches for, such as `pay.example.com`; what is below them counts. The page of an
   * exchange elsewhere is opened by a second press, after the visitor has seen its host (D7).
   */
  readonly hosts?: readonly string[]
}

/** A payment that a page requests. */
export interface PaymentRequest {
  readonly paymentAsset: PaymentAsset
  /** Plain address on that network. */
  readonly recipient: string
  /** In whole units of the asset: a decimal string, or a number without an exponent. */
  readonly amount: string | number
  /** The page of an exchange opens in a new tab; with `false`, it replaces this page. */
  readonly openInNewTab?: boolean
  /** Where this page goes once the payment is complete and reported: an https address, or one of the page's own origin. */
  readonly redirectUrl?: string
  /** `false`: only from a wallet. */
  readonly payWithExchange?: boolean | ExchangeChoice
}

/** The result of a payment. */
export interface PaymentDone {
  readonly by: 'wallet' | 'exchange'
  /** The hash of the transaction; an exchange may not report it. */
  readonly hash: string | null
  /** The exchange, if one paid. */
  readonly exchangeId: string | null
}

/** A payment that was asked for, checked. */
export interface PayOrder {
  readonly id: string
  /** A digest of what is paid to whom: the same for every order with the same terms. */
  readonly mark: string
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
