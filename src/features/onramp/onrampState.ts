import type { OnRampProviderName } from '../../domain/onRamp'
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import type { Namespace } from '../../lib/address/caip'

/** What a quote is asked for. It counts for exactly this. */
export interface QuoteQuestion {
  readonly amount: string
  readonly payment: string
  readonly purchase: string
}

/**
 * Nobody answered, the service is asked too often, what it said is not an answer to what was asked, or that was too long ago.
 */
export type NoQuoteReason = 'unavailable' | 'busy' | 'mismatch' | 'expired'

export interface QuoteState {
  readonly phase: 'none' | 'loading' | 'known' | 'unavailable'
  readonly question: QuoteQuestion | null
  /** Of a quote that is known, and of no other. */
  readonly answer: OnrampQuote | null
  readonly reason: NoQuoteReason | null
  /** When it may be asked again, in ms. */
  readonly retryAt: number | null
}

/** Where a provider sells, as its service says. */
export interface LinkState {
  readonly phase: 'none' | 'loading' | 'known' | 'unavailable'
  /** What was asked. */
  readonly question: string
  readonly url: string | null
}

/**
 * `editing` → `open` → `closed`; `blocked` where the browser refused a window; `notSeen` where no purchase was heard of.
 */
export type BuyPhase = 'editing' | 'open' | 'closed' | 'blocked' | 'notSeen'

export interface OnRampState {
  readonly provider: OnRampProviderName | null
  readonly payments: readonly PaymentCurrency[]
  readonly purchases: readonly PurchaseCurrency[]
  /** The lists are not the service's own. */
  readonly areExamples: boolean
  /** The service was asked for its lists. */
  readonly areListsRead: boolean
  /** Ids of what was chosen; the first of each list unless they are in it. */
  readonly payment: string | null
  readonly purchase: string | null
  /** As typed; a decimal string or empty. */
  readonly amount: string
  readonly isAmountRefused: boolean
  /** What it may mean, where that is either of two amounts; empty otherwise. */
  readonly amountChoices: readonly string[]
  readonly quote: QuoteState
  readonly link: LinkState
  readonly phase: BuyPhase
  /** What was opened, or should have been. */
  readonly openedUrl: string | null
  /** When, in ms. */
  readonly openedAt: number | null
  /** Whose account is to get what is bought there; another chain family's is no business of it (P14). */
  readonly openedFor: Namespace | null
  /** A purchase is looked for. */
  readonly isLooking: boolean
}

export const NO_QUOTE: QuoteState = {
  phase: 'none',
  question: null,
  answer: null,
  reason: null,
  retryAt: null,
}

export const NO_LINK: LinkState = { phase: 'none', question: '', url: null }

/** Nothing is open. */
export const NOT_OPEN = {
  phase: 'editing',
  openedUrl: null,
  openedAt: null,
  openedFor: null,
  isLooking: false,
} as const
