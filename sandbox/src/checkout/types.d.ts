import type { RunningPart } from '../lib/types.js'

/** A payout of the treasury. */
export interface Payout {
  readonly address: string
  readonly chainId: number | 'solana'
  /** A key of `ASSETS`. */
  readonly asset: string
  /** In whole units. */
  readonly bought: string
}

/** A visitor's purchase, finished or pending. */
export interface Order extends Payout {
  readonly id: string
  readonly seller: 'meld' | 'coinbase' | 'exchange'
  /** The amount paid, including all fees. */
  readonly amount: string
  readonly currency: string
  /** Its symbol on the chain, such as `SUSD`. */
  readonly symbol: string
  readonly fee: string
  readonly networkFee: string
  readonly subtotal: string
  status: 'inProgress' | 'success' | 'failed'
  readonly startedAt: number
  changedAt: number
  /** Hash of the payout transaction. */
  hash?: string
  reason?: string
}

export interface RunningCheckout extends RunningPart {
  /** Newest first. */
  ordersOf(address: string): readonly Order[]
  orderOf(id: string): Order | undefined
}

/** A test's control of a running checkout. */
export interface CheckoutControl {
  /** Restores the initial state: no orders, payouts on the first chain. */
  reset(): Promise<unknown>
  /** Newest first. */
  orders(): Promise<Order[]>
  /** Changes the payout chain of EVM accounts, unless the page's URL names a `chainId`. */
  payOn(chainId: number): Promise<unknown>
  /** Keeps orders in progress. */
  hold(): Promise<unknown>
  release(): Promise<unknown>
  /** Fails the next orders after the card payment. */
  fail(times?: number): Promise<unknown>
  /** Changes how long an order is in progress: 400 ms initially. */
  settleAfter(ms: number): Promise<unknown>
}
