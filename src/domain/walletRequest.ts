import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { ErrorCode, ErrorState } from './errorCatalogue'
import { SEND_TIMEOUT_MS, WALLET_RESPONSE_TIMEOUT_MS } from './limits'
import type { ViewName } from './views'

interface RequestKindRow {
  /** How long the wallet has to respond. */
  readonly timeoutMs: number
  /** The error reported when the wallet hasn't responded in time. */
  readonly late: ErrorCode
  /** The error reported when the session ends; null if that doesn't affect the outcome. */
  readonly sessionOver: ErrorCode | null
  /**
   * Whether to keep waiting after a timeout or the session's end, since the user can still approve
   * payments and permissions in the wallet.
   */
  readonly outlives: boolean
  /** The error code for wallet errors that map to none of ours. */
  readonly fallback: ErrorCode
  /** Whether it is stored until its outcome is known, for other tabs and reloads to see. */
  readonly isRemembered: boolean
}

const payment: RequestKindRow = {
  timeoutMs: SEND_TIMEOUT_MS,
  late: 'SEND_TIMEOUT',
  sessionOver: null,
  outlives: true,
  fallback: 'SEND_UNCERTAIN',
  isRemembered: true,
}
const permission: RequestKindRow = {
  timeoutMs: SEND_TIMEOUT_MS,
  late: 'PERMISSION_UNCERTAIN',
  sessionOver: 'PERMISSION_UNCERTAIN',
  outlives: true,
  fallback: 'PERMISSION_UNCERTAIN',
  isRemembered: false,
}
const signature: RequestKindRow = {
  timeoutMs: SEND_TIMEOUT_MS,
  late: 'SIGN_TIMEOUT',
  sessionOver: 'SESSION_ENDED',
  outlives: false,
  fallback: 'SIGN_FAILED',
  isRemembered: false,
}
const readOnly: RequestKindRow = {
  timeoutMs: WALLET_RESPONSE_TIMEOUT_MS,
  late: 'CHAIN_UNREACHABLE',
  sessionOver: 'SESSION_ENDED',
  outlives: false,
  fallback: 'INTERNAL_RPC_ERROR',
  isRemembered: false,
}

/** The kinds of wallet requests. */
export const REQUEST_KINDS = {
  send: payment,
  swap: payment,
  /** Approval of a token, before a swap. */
  approval: payment,
  bitcoin: payment,
  /** A batch of calls that a page requests. */
  calls: {
    ...payment,
    late: 'SEND_UNCERTAIN',
    sessionOver: 'SEND_UNCERTAIN',
    outlives: false,
    fallback: 'SEND_FAILED',
    isRemembered: false,
  },
  /** A read that needs no user approval. */
  question: readOnly,
  /** A message or typed data that a page asks the user to sign. */
  sign: signature,
  signIn: signature,
  name: signature,
  grant: permission,
  revoke: permission,
} as const satisfies Readonly<Record<string, RequestKindRow>>

export type RequestKind = keyof typeof REQUEST_KINDS

/**
 * `pending`: the wallet may respond; `late`: timed out, but it still may; `unknown`: the session
 * ended, or the response left the outcome open. A later hash is still accepted.
 */
export type RequestStatus = 'pending' | 'late' | 'unknown' | 'fulfilled' | 'rejected'

/** An action that state can hold. */
export interface PlainAction {
  readonly type: string
  readonly [member: string]: unknown
}

/** A request that is about to be sent to a wallet. Plain JSON, without the payload to sign. */
export interface NewRequest {
  readonly id: string
  readonly kind: RequestKind
  readonly namespace: Namespace
  readonly connectorId: string
  /** Plain address. */
  readonly account: string
  /** Null if the request doesn't concern a network. */
  readonly caipNetworkId: CaipNetworkId | null
  /** The fingerprint of the reviewed request; null if nothing was reviewed. */
  readonly fingerprint: string | null
  /** The view that waits for it; null for a page's request. */
  readonly view: ViewName | null
  /** Dispatched when the request ends while that view is on screen. */
  readonly onSuccess: readonly PlainAction[]
  readonly onError: readonly PlainAction[]
  readonly onCancel: readonly PlainAction[]
}

/** A request that was sent to a wallet. */
export interface WalletRequest extends NewRequest {
  readonly status: RequestStatus
  /** Earlier requests for the same payment, shown as unknown when this one was confirmed. */
  readonly doubted: readonly string[]
}

/** A request's state when an event about it occurred. */
export interface RequestFact {
  readonly request: WalletRequest
  /** Whether the same request has not been sent again since. */
  readonly isLatest: boolean
}

/** How a request ended: with the wallet's result, as far as state may hold it, or with an error. */
export interface RequestEnd extends RequestFact {
  readonly hash?: string
  readonly error?: ErrorState
}

/** Whether the event concerns the review on screen. */
export const isAboutReview = (
  { request, isLatest }: RequestFact,
  fingerprint: string | null,
): boolean => isLatest && fingerprint !== null && request.fingerprint === fingerprint

/** Whether the wallet may still complete the request. */
export const isUnsettled = ({ status }: Pick<WalletRequest, 'status'>): boolean =>
  status === 'pending' || status === 'late' || status === 'unknown'
