import type { CaipNetworkId } from '../../lib/address/caip'

/** The asset to pay with: a network's native coin, or a token. */
export interface PaymentAsset {
  readonly network: CaipNetworkId
  /** `native`, or the plain address of the token's contract. */
  readonly asset: string
  /** Shown to visitors. The payment is refused if the token's contract reports other decimals. */
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** Which exchanges are offered, by id, and the hosts of their pages. */
export interface ExchangeChoice {
  readonly includeOnly?: readonly string[]
  readonly exclude?: readonly string[]
  /**
   * Payment page hosts that this page trusts, such as `pay.example.com`, subdomains included. An
   * exchange page on any other host opens only on a second press, after the visitor has seen the
   * host (D7).
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
  /** Whether an exchange's page opens in a new tab; with `false`, it replaces this page. */
  readonly openInNewTab?: boolean
  /**
   * Where this page navigates once the payment is reported complete: an https URL, or one of its
   * own origin.
   */
  readonly redirectUrl?: string
  /** `false` allows payment from a wallet only. */
  readonly payWithExchange?: boolean | ExchangeChoice
}

/** The result of a payment. */
export interface PaymentDone {
  readonly by: 'wallet' | 'exchange'
  /** Transaction hash; an exchange may not report it. */
  readonly hash: string | null
  /** The exchange, if one paid. */
  readonly exchangeId: string | null
}

/** A page's payment request, validated. */
export interface PayOrder {
  readonly id: string
  /** A digest of the asset, recipient and amount: equal for all orders with the same terms. */
  readonly mark: string
  readonly caipNetworkId: CaipNetworkId
  /** Plain address; null for the native coin. */
  readonly token: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Plain address. */
  readonly recipient: string
  /** Decimal string. */
  readonly amount: string
  readonly opensTab: boolean
  /** Null if this page stays. */
  readonly redirectUrl: string | null
  /** Null if none is offered. */
  readonly exchanges: ExchangeChoice | null
}

/** A custodial exchange that pays out of the visitor's balance. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}
