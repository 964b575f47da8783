import type { OnRampProviderName } from '../../domain/onRamp'
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import type { Namespace } from '../../lib/address/caip'

/** What a quote is requested for. A quote is valid for exactly this question. */
export interface QuoteQuestion {
  readonly amount: string
  readonly payment: string
  readonly purchase: string
}

/** The service did not answer, is rate limited, answered another question, or too long ago. */
export type NoQuoteReason = 'unavailable' | 'busy' | 'mismatch' | 'expired'

export interface QuoteState {
  readonly phase: 'none' | 'loading' | 'known' | 'unavailable'
  readonly question: QuoteQuestion | null
  /** Set only in the phase `known`. */
  readonly answer: OnrampQuote | null
  readonly reason: NoQuoteReason | null
  /** When the quote may be requested again, in ms. */
  readonly retryAt: number | null
}

/** The provider's link, as the service returned it. */
export interface LinkState {
  readonly phase: 'none' | 'loading' | 'known' | 'unavailable'
  /** Key of the request. */
  readonly question: string
  readonly url: string | null
}

/**
 * `editing` → `open` → `closed`; `blocked`: the browser refused a window; `notSeen`: polling found
 * nothing.
 */
export type BuyPhase = 'editing' | 'open' | 'closed' | 'blocked' | 'notSeen'

export interface OnRampState {
  readonly provider: OnRampProviderName | null
  readonly payments: readonly PaymentCurrency[]
  readonly purchases: readonly PurchaseCurrency[]
  /** Whether the lists are built-in examples. */
  readonly areExamples: boolean
  /** Whether the service returned its lists. */
  readonly areListsRead: boolean
  /** Ids of the chosen currencies; the first of each list applies if they are not in it. */
  readonly payment: string | null
  readonly purchase: string | null
  /** As typed; a decimal string or empty. */
  readonly amount: string
  readonly isAmountRefused: boolean
  /** Two possible readings of an ambiguous input; empty otherwise. */
  readonly amountChoices: readonly string[]
  readonly quote: QuoteState
  readonly link: LinkState
  readonly phase: BuyPhase
  /** The link that was opened, or blocked. */
  readonly openedUrl: string | null
  /** When it was opened, in ms. */
  readonly openedAt: number | null
  /** Namespace of the account that receives the coins; others do not affect it (P14). */
  readonly openedFor: Namespace | null
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

/** No window is open. */
export const NOT_OPEN = {
  phase: 'editing',
  openedUrl: null,
  openedAt: null,
  openedFor: null,
  isLooking: false,
} as const
