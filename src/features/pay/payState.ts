import type { ErrorState } from '../../domain/errorCatalogue'
import type { Exchange, PayOrder } from '../../domain/payment/payOrder'

/**
 * - `choosing`: choosing a method.
 * - `connecting`: a wallet is being connected for the order; `connected`: it is, and the order
 *   reopens.
 * - `checking`: the wallet switches to the payment's network, and its balance is read.
 * - `wallet`: the payment is under review or in the wallet; the send state has the details.
 * - `preparing`: the exchange is asked for its page.
 * - `confirming`: the page's host is unknown to the modal and the host app; the user sees it before
 *   opening it.
 * - `blocked`: the browser did not open the page.
 * - `open`: the page was opened, and the status is polled.
 * - `timedOut`: the polling ended without a result.
 * - `paid`, `failed`: as the exchange reports.
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
  | 'timedOut'
  | 'paid'
  | 'failed'

interface UnsettledBase {
  /** Id of the wallet request, or exchange and session. */
  readonly id: string
  /** `PayOrder.mark` of the order that it may pay. */
  readonly order: string
  /** When it was sent, in ms. */
  readonly at: number
  /** Whether it comes from storage: an earlier page or another tab sent it. */
  readonly isRemembered: boolean
}

/** A payment request that a wallet received. */
export interface UnsettledRequest extends UnsettledBase {
  readonly kind: 'wallet'
  /**
   * `open`: awaiting the response; `late`: after the deadline; `sent`: awaiting the network;
   * `unknown`: cannot be determined.
   */
  readonly status: 'open' | 'late' | 'sent' | 'unknown'
  /** Transaction hash, once the wallet returned it. */
  readonly hash: string | null
  /** Why the outcome is unknown; null for an entry from storage. */
  readonly error: ErrorState | null
}

/** An exchange's page that was opened for the payment. */
export interface UnsettledPage extends UnsettledBase {
  readonly kind: 'exchange'
  readonly exchangeId: string
  readonly sessionId: string
  /** Null for an entry from storage. */
  readonly url: string | null
}

/** A request or page that may have paid an order; the user is warned of it before paying again. */
export type Unsettled = UnsettledRequest | UnsettledPage

export interface PayState {
  readonly order: PayOrder | null
  readonly phase: PayPhase
  readonly exchangeId: string | null
  /** The exchange's id of the payment, and its page. */
  readonly sessionId: string | null
  readonly url: string | null
  /** What may have paid this or an earlier order, oldest first. It outlives both order and page. */
  readonly unsettled: readonly Unsettled[]
  /** Transaction hash of an exchange's payment, if it reports one. */
  readonly hash: string | null
  /** Why the last method ended. */
  readonly error: ErrorState | null
}

/** No method was chosen yet. */
export const NO_METHOD = {
  phase: 'choosing',
  exchangeId: null,
  sessionId: null,
  url: null,
  hash: null,
  error: null,
} as const

export const NO_PAY: PayState = {
  order: null,
  unsettled: [],
  ...NO_METHOD,
}

/** Returns what may have paid the order, or may still pay it. */
export const getUnsettled = ({ order, unsettled }: PayState): readonly Unsettled[] =>
  order === null ? [] : unsettled.filter(one => one.order === order.mark)

/** Whether the network has a payment and has not confirmed it yet. */
export const isAwaitingReceipt = (one: Unsettled): boolean =>
  one.kind === 'wallet' && one.status === 'sent'

/** Whether the order proceeds without the modal, so that the user may close it. */
export const isProceeding = (state: PayState): boolean =>
  state.phase === 'open' ||
  getUnsettled(state).some(one => one.kind === 'wallet' && /^(?:open|sent)$/.test(one.status))

/** Returns why it is unknown whether the order was paid; null if nothing can have been sent. */
export function getUnknownOutcomeError(pay: PayState): ErrorState | null {
  const all = getUnsettled(pay)
  const request = all.filter(one => one.kind === 'wallet').at(-1)
  if (request?.error) return request.error
  if (request) return { code: 'SEND_UNCERTAIN', detail: 'A wallet was asked for this payment' }
  const page = all.filter(one => one.kind === 'exchange').at(-1)
  return page ? { code: 'UNABLE_TO_GET_BUY_STATUS', detail: page.exchangeId } : null
}

/** Returns an exchange by its id; an unlisted one is named by its id. */
export const findExchange = (list: readonly Exchange[], id: string): Exchange =>
  list.find(one => one.id === id) ?? { id, name: id }

/** Returns the id in `unsettled` of an exchange's session. */
export const toPageId = (exchangeId: string, sessionId: string): string =>
  `${exchangeId} ${sessionId}`
