import type { RunningPart } from '../lib/types.js'

/** What the treasury sends. */
export interface Payout {
  readonly address: string
  readonly chainId: number | 'solana'
  /** A name of `ASSETS`. */
  readonly asset: string
  /** In whole units. */
  readonly bought: string
}

/** What a visitor bought, or is buying. */
export interface Order extends Payout {
  readonly id: string
  readonly seller: 'meld' | 'coinbase' | 'exchange'
  /** What was paid, with all fees. */
  readonly amount: string
  readonly currency: string
  /** What it is on the chain, such as `SUSD`. */
  readonly symbol: string
  readonly fee: string
  readonly networkFee: string
  readonly subtotal: string
  status: 'inProgress' | 'success' | 'failed'
  readonly startedAt: number
  changedAt: number
  /** The transaction that paid it out. */
  hash?: string
  /** Why it failed. */
  reason?: string
}

export interface RunningCheckout extends RunningPart {
  /** Newest first. */
  ordersOf(address: string): readonly Order[]
  orderOf(id: string): Order | undefined
}

/** Drives a running checkout. */
export interface CheckoutControl {
  /** As at the start: no orders, paid out on the first chain. */
  reset(): Promise<unknown>
  /** Newest first. */
  orders(): Promise<Order[]>
  /** Where EVM accounts are paid from now on, unless the page's address names a `chainId`. */
  payOn(chainId: number): Promise<unknown>
  /** Orders stay in progress. */
  hold(): Promise<unknown>
  release(): Promise<unknown>
  /** The next orders fail after the card was taken. */
  fail(times?: number): Promise<unknown>
  /** How long an order is in progress: 400 ms. */
  settleAfter(ms: number): Promise<unknown>
}
