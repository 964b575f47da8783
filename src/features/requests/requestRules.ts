import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import { markOf, paymentOf, type PaymentMark } from '../../domain/payment/paymentMark'
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
  /** What wallets were asked for, oldest first. Leaving a view or closing the modal does not take a request out of the wallet. */
  readonly entries: readonly WalletRequest[]
  /** What other tabs and earlier pages asked wallets for, as storage had it when it was last looked at. */
  readonly remembered: readonly PaymentMark[]
}

type Entries = RequestsState['entries']

/** Requests for the same payment whose end is not known, by whichever wallet and page it was asked for. */
export function sameIn({ entries, remembered }: RequestsState, fingerprint: string): string[] {
  const payment = paymentOf(fingerprint)
  const own = entries.filter(
    one => isUnsettled(one) && one.fingerprint !== null && paymentOf(one.fingerprint) === payment,
  )
  const mark = remembered.length > 0 && markOf(fingerprint)
  const others = remembered.filter(other => other.payment === mark)
  return [...own, ...others].map(({ id }) => id)
}

/** What is under review. */
interface Reviewed {
  /** Of its kind, the wallet gets one request at a time. */
  readonly kinds: readonly RequestKind[]
  readonly connectorId: string
  readonly fingerprint: string
}

/** What an earlier request says about the one under review. */
export type EarlierRequest =
  | 'none'
  /** The wallet has one to answer. */
  | 'open'
  /** One may still go out, or may have gone, whichever tab asked for it. */
  | 'doubt'

export function earlierRequest(
  state: RequestsState,
  { kinds, connectorId, fingerprint }: Reviewed,
): EarlierRequest {
  const own = state.entries.filter(
    one => kinds.includes(one.kind) && one.connectorId === connectorId,
  )
  if (own.some(({ status }) => status === 'pending')) return 'open'
  const isDoubtful =
    own.some(({ status }) => status === 'late') || sameIn(state, fingerprint).length > 0
  return isDoubtful ? 'doubt' : 'none'
}

const change = (
  entries: Entries,
  isMeant: (request: WalletRequest) => boolean,
  status: RequestStatus,
): Entries => entries.map(request => (isMeant(request) ? { ...request, status } : request))

/** The wallet is asked. What was asked before in the same kind and is settled needs no telling any more. */
export function withOpened(state: RequestsState, request: NewRequest): RequestsState {
  const { fingerprint, kind } = request
  const isRemembered = REQUEST_KINDS[kind].isRemembered && fingerprint !== null
  const doubted = isRemembered ? sameIn(state, fingerprint) : []
  const others = state.entries.filter(one => one.kind !== kind || isUnsettled(one))
  return { ...state, entries: [...others, { ...request, status: 'pending', doubted }] }
}

/** The wallet did not answer in time; it may do so later. */
export const withTimedOut = (entries: Entries, id: string): Entries =>
  change(entries, request => request.id === id && request.status === 'pending', 'late')

/** The session is over, and with it the way to the wallet; what it holds may still be approved there. */
export const withSessionOver = (entries: Entries, namespace: Namespace): Entries =>
  change(
    entries.filter(request => request.namespace !== namespace || isUnsettled(request)),
    request => request.namespace === namespace,
    'unknown',
  )

/** Whether an error leaves it open what the wallet did. */
const leavesOpen = ({ error }: Pick<RequestEnd, 'error'>): boolean =>
  error !== undefined && (outcomeUnknown(error.code) || error.code === 'PERMISSION_UNCERTAIN')

/** The wallet answered. What it came to is known, except after an answer that leaves it open. */
export function withEnded(
  { entries, remembered }: RequestsState,
  end: Pick<RequestEnd, 'error'> & { readonly id: string },
): RequestsState {
  const { id, error } = end
  const isThis = (request: WalletRequest) => request.id === id
  if (leavesOpen(end)) return { entries: change(entries, isThis, 'unknown'), remembered }
  if (error) return { entries: change(entries, isThis, 'rejected'), remembered }
  // Who confirmed it had looked for the earlier ones and had not found them: its hash answers their doubt.
  const answered = entries.find(isThis)?.doubted ?? []
  return {
    entries: change(
      entries.filter(one => !(one.status === 'unknown' && answered.includes(one.id))),
      isThis,
      'fulfilled',
    ),
    remembered: remembered.filter(mark => !answered.includes(mark.id)),
  }
}

/**
 * Nothing of this page waits for a wallet any more. What outlives its session may still be approved there; of the others
 * nothing is left to tell.
 */
export const withLeft = (entries: Entries): Entries =>
  change(
    entries.filter(one => REQUEST_KINDS[one.kind].outlives || !isUnsettled(one)),
    isUnsettled,
    'unknown',
  )
