import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import {
  getPaymentMark,
  stripConnectorId,
  type PaymentMark,
} from '../../domain/payment/paymentMark'
import {
  isUnsettled,
  REQUEST_KINDS,
  type NewRequest,
  type RequestEnd,
  type RequestKind,
  type RequestStatus,
  type WalletRequest,
} from '../../domain/walletRequest'
import type { Namespace } from '../../lib/address/caip'

export interface RequestsState {
  /** Oldest first. Leaving the view does not withdraw a request. */
  readonly entries: readonly WalletRequest[]
  /** From other tabs and earlier page loads, as last read. */
  readonly remembered: readonly PaymentMark[]
}

type Entries = RequestsState['entries']

/** Ids of unsettled requests for the same payment, from any wallet or page. */
export function findSameRequests(
  { entries, remembered }: RequestsState,
  fingerprint: string,
): string[] {
  const payment = stripConnectorId(fingerprint)
  const own = entries.filter(
    one =>
      isUnsettled(one) && one.fingerprint !== null && stripConnectorId(one.fingerprint) === payment,
  )
  const mark = remembered.length > 0 && getPaymentMark(fingerprint)
  const others = remembered.filter(other => other.payment === mark)
  return [...own, ...others].map(({ id }) => id)
}

/** The request under review. */
interface Reviewed {
  /** One pending request at a time of these kinds. */
  readonly kinds: readonly RequestKind[]
  readonly connectorId: string
  readonly fingerprint: string
}

/** What an earlier request means for the review. */
export type EarlierRequest =
  | 'none'
  /** The wallet has one pending. */
  | 'open'
  /** One may still go out, or may have, from any tab. */
  | 'doubt'

export function getEarlierRequest(
  state: RequestsState,
  { kinds, connectorId, fingerprint }: Reviewed,
): EarlierRequest {
  const own = state.entries.filter(
    one => kinds.includes(one.kind) && one.connectorId === connectorId,
  )
  if (own.some(({ status }) => status === 'pending')) return 'open'
  const isDoubtful =
    own.some(({ status }) => status === 'late') || findSameRequests(state, fingerprint).length > 0
  return isDoubtful ? 'doubt' : 'none'
}

const withStatus = (
  entries: Entries,
  isMeant: (request: WalletRequest) => boolean,
  status: RequestStatus,
): Entries => entries.map(request => (isMeant(request) ? { ...request, status } : request))

/** Adds a request and drops settled ones of its kind. */
export function withOpened(state: RequestsState, request: NewRequest): RequestsState {
  const { fingerprint, kind } = request
  const isRemembered = REQUEST_KINDS[kind].isRemembered && fingerprint !== null
  const doubted = isRemembered ? findSameRequests(state, fingerprint) : []
  const others = state.entries.filter(one => one.kind !== kind || isUnsettled(one))
  return { ...state, entries: [...others, { ...request, status: 'pending', doubted }] }
}

/** Marks a request as late: the wallet may still respond. */
export const withTimedOut = (entries: Entries, id: string): Entries =>
  withStatus(entries, request => request.id === id && request.status === 'pending', 'late')

/** The session ended; the wallet may still approve what it holds. */
export const withSessionOver = (entries: Entries, namespace: Namespace): Entries =>
  withStatus(
    entries.filter(request => request.namespace !== namespace || isUnsettled(request)),
    request => request.namespace === namespace,
    'unknown',
  )

const leavesOpen = ({ error }: Pick<RequestEnd, 'error'>): boolean =>
  error !== undefined && (outcomeUnknown(error.code) || error.code === 'PERMISSION_UNCERTAIN')

/** Settles a request, unless the error leaves its outcome unknown. */
export function withEnded(
  { entries, remembered }: RequestsState,
  end: Pick<RequestEnd, 'error'> & { readonly id: string },
): RequestsState {
  const { id, error } = end
  const isThis = (request: WalletRequest) => request.id === id
  if (leavesOpen(end)) return { entries: withStatus(entries, isThis, 'unknown'), remembered }
  if (error) return { entries: withStatus(entries, isThis, 'rejected'), remembered }
  // The visitor had checked the doubted requests: this success settles them.
  const answered = entries.find(isThis)?.doubted ?? []
  return {
    entries: withStatus(
      entries.filter(one => !(one.status === 'unknown' && answered.includes(one.id))),
      isThis,
      'fulfilled',
    ),
    remembered: remembered.filter(mark => !answered.includes(mark.id)),
  }
}

/**
 * No flow awaits a wallet any more. What outlives its session may still be approved; other
 * unsettled requests are dropped.
 */
export const withAbandoned = (entries: Entries): Entries =>
  withStatus(
    entries.filter(one => REQUEST_KINDS[one.kind].outlives || !isUnsettled(one)),
    isUnsettled,
    'unknown',
  )
