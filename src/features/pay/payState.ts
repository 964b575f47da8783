import type { ErrorState } from '../../domain/errorCatalogue'
import type { Exchange, PayOrder } from '../../domain/payment/payOrder'

/**
 * - `choosing`: how to pay.
 * - `connecting`: a wallet is being connected for it; `connected`: that is done, and the way leads back.
 * - `checking`: the wallet is moved to the network where it has to be, and what the account holds is read.
 * - `wallet`: the payment is under review, in the wallet, or on its way; the payments’ own state tells.
 * - `preparing`: the exchange is asked for its page.
 * - `blocked`: the browser did not open that.
 * - `open`: it did, and the payment is looked for.
 * - `unheard`: it was looked for long enough.
 * - `paid`, `failed`: as the exchange says, or the network.
 */
export type PayPhase =
  | 'choosing'
  | 'connecting'
  | 'connected'
  | 'checking'
  | 'wallet'
  | 'preparing'
  | 'blocked'
  | 'open'
  | 'unheard'
  | 'paid'
  | 'failed'

export interface ExchangesState {
  readonly phase: 'idle' | 'loading' | 'known' | 'failed'
  readonly list: readonly Exchange[]
  /** Why there is no list. */
  readonly error: ErrorState | null
  /** When it may be asked again, in ms; null: at once. */
  readonly retryAt: number | null
}

/** A page of an exchange that was opened, and left for another way. */
export interface LeftPage {
  readonly exchangeId: string
  readonly sessionId: string
  readonly url: string
}

export interface PayState {
  readonly order: PayOrder | null
  readonly phase: PayPhase
  readonly exchanges: ExchangesState
  /** Which exchange is to pay, by its id. */
  readonly exchangeId: string | null
  /** What the exchange calls the payment, and where it is made. */
  readonly sessionId: string | null
  readonly url: string | null
  /** Somebody may have paid there: it is told before another payment. */
  readonly left: LeftPage | null
  /** Of the transaction, once it is known. */
  readonly hash: string | null
  /** Why the last way to pay ended. */
  readonly error: ErrorState | null
  /** What the account holds of the asset, where that is too little. Decimal string. */
  readonly held: string | null
}

export const NO_EXCHANGES: ExchangesState = { phase: 'idle', list: [], error: null, retryAt: null }

/** No way was taken yet. */
export const NO_METHOD = {
  phase: 'choosing',
  exchangeId: null,
  sessionId: null,
  url: null,
  hash: null,
  error: null,
  held: null,
} as const

export const NO_PAY: PayState = {
  order: null,
  exchanges: NO_EXCHANGES,
  left: null,
  ...NO_METHOD,
}

/** The page that is left where another way is taken now, or was before. */
export function leftPage({ phase, exchangeId, sessionId, url, left }: PayState): LeftPage | null {
  const isOpen = phase === 'open' || phase === 'unheard'
  if (!isOpen || exchangeId === null || sessionId === null || url === null) return left
  return { exchangeId, sessionId, url }
}

/** Whether something of it goes on without the card: nobody has to wait there. */
export const goesOn = ({ phase, hash }: PayState): boolean =>
  phase === 'open' || (phase === 'wallet' && hash !== null)
