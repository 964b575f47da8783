import type { ErrorState } from '../../domain/errorCatalogue'
import type { Exchange, PayOrder } from '../../domain/payment/payOrder'

/**
 * - `choosing`: how to pay.
 * - `connecting`: a wallet is being connected for it; `connected`: that is done, and the way leads back.
 * - `checking`: the wallet is moved to the network where it has to be, and what the account holds is read.
 * - `wallet`: the payment is under review, or was when the wallet was asked; the payments’ own state tells.
 * - `preparing`: the exchange is asked for its page.
 * - `confirming`: its page is at a host that neither we nor the page know; the visitor sees the host, then opens it.
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
  | 'confirming'
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

interface UnsettledBase {
  /** Of the request to the wallet, or of the exchange with its session. */
  readonly id: string
  /** Which order it may pay: `PayOrder.mark`. */
  readonly order: string
  /** When it went out, in ms. */
  readonly at: number
  /** An earlier page or another tab did it, and storage told. */
  readonly isRemembered: boolean
}

/** A wallet was asked for the payment. */
export interface UnsettledRequest extends UnsettledBase {
  readonly kind: 'wallet'
  /**
   * `open` while it is waited for; `late` after that; `sent` while the network has it and has not decided; `unknown` when
   * nobody can say what became of it.
   */
  readonly standing: 'open' | 'late' | 'sent' | 'unknown'
  /** Of the transaction, once the wallet has told. */
  readonly hash: string | null
  /** Why it is not known; null where only storage tells of it. */
  readonly error: ErrorState | null
}

/** An exchange’s page was opened for the payment. */
export interface UnsettledPage extends UnsettledBase {
  readonly kind: 'exchange'
  readonly exchangeId: string
  readonly sessionId: string
  /** Null where only storage tells of it. */
  readonly url: string | null
}

/** Something that may pay an order, or has paid it: it is told before another payment. */
export type Unsettled = UnsettledRequest | UnsettledPage

export interface PayState {
  readonly order: PayOrder | null
  readonly phase: PayPhase
  readonly exchanges: ExchangesState
  /** Which exchange is to pay, by its id. */
  readonly exchangeId: string | null
  /** What the exchange calls the payment, and where it is made. */
  readonly sessionId: string | null
  readonly url: string | null
  /** What may have paid this order or an earlier one, oldest first. It outlives its order, and the page. */
  readonly unsettled: readonly Unsettled[]
  /** Of the transaction that an exchange made, where it tells. */
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
  unsettled: [],
  ...NO_METHOD,
}

/** What may have paid the order, or may still do so. */
export const unsettledOf = ({ order, unsettled }: PayState): readonly Unsettled[] =>
  order === null ? [] : unsettled.filter(one => one.order === order.mark)

/** The network has a payment of the order, and has not decided about it. */
export const isBeingConfirmed = (one: Unsettled): boolean =>
  one.kind === 'wallet' && one.standing === 'sent'

/** Whether something of the order goes on without the card: nobody has to wait there. */
export const goesOn = (state: PayState): boolean =>
  state.phase === 'open' ||
  unsettledOf(state).some(one => one.kind === 'wallet' && /^(?:open|sent)$/.test(one.standing))

/** Why nobody can say whether the order was paid; null: nothing can have gone out. */
export function doubtOf(pay: PayState): ErrorState | null {
  const all = unsettledOf(pay)
  const request = all.filter(one => one.kind === 'wallet').at(-1)
  if (request?.error) return request.error
  if (request) return { code: 'SEND_UNCERTAIN', detail: 'A wallet was asked for this payment' }
  const page = all.filter(one => one.kind === 'exchange').at(-1)
  return page ? { code: 'UNABLE_TO_GET_BUY_STATUS', detail: page.exchangeId } : null
}

/** An exchange by its id; one that is not in the list goes by that. */
export const exchangeNamed = ({ list }: ExchangesState, id: string): Exchange =>
  list.find(one => one.id === id) ?? { id, name: id }

/** What an exchange’s session is called among what is unsettled. */
export const pageId = (exchangeId: string, sessionId: string): string =>
  `${exchangeId} ${sessionId}`
