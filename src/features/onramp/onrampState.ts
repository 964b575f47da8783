import type { OnRampProviderName } from '../../domain/onRamp'
import type { Namespace } from '../../lib/address/caip'

/**
 * `editing` → `open` → `closed`; `blocked`: the browser refused a window; `notFound`: polling found
 * nothing.
 */
export type BuyPhase = 'editing' | 'open' | 'closed' | 'blocked' | 'notFound'

export interface OnRampState {
  readonly provider: OnRampProviderName | null
  /** Ids of the chosen currencies; the first of each list applies if they are not in it. */
  readonly payment: string | null
  readonly purchase: string | null
  /** As typed; a decimal string or empty. */
  readonly amount: string
  readonly isAmountRefused: boolean
  /** Two possible readings of an ambiguous input; empty otherwise. */
  readonly amountChoices: readonly string[]
  /** Whether the last quote for this form became too old. A request for another one replaces it. */
  readonly isQuoteExpired: boolean
  readonly phase: BuyPhase
  /** The link that was opened, or blocked. */
  readonly openedUrl: string | null
  /** When it was opened, in ms. */
  readonly openedAt: number | null
  /** Namespace of the account that receives the coins; others do not affect it (P14). */
  readonly openedFor: Namespace | null
  readonly isPolling: boolean
}

/** No window is open. */
export const NOT_OPEN = {
  phase: 'editing',
  openedUrl: null,
  openedAt: null,
  openedFor: null,
  isPolling: false,
} as const
