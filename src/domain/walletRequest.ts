import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { ErrorCode, ErrorState } from './errorCatalogue'
import { SEND_TIMEOUT_MS, WALLET_ANSWER_TIMEOUT_MS } from './limits'
import type { ViewName } from './views'

interface RequestKindRow {
  /** How long the wallet has to answer. */
  readonly timeoutMs: number
  /** What is reported when it has not answered by then. */
  readonly late: ErrorCode
  /**
   * What is reported when its session ends; null where that says nothing of what becomes of the request.
   */
  readonly sessionOver: ErrorCode | null
  /**
   * Whether it is waited for after that: a wallet can still approve what may move money or permissions, and neither a time-out
   * nor the end of the session takes it out of the wallet.
   */
  readonly outlives: boolean
  /** What an error of the wallet counts as that is none of ours. */
  readonly fallback: ErrorCode
  /** Whether it is stored until its end is known, so that the next page and other tabs doubt the same payment. */
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
const question: RequestKindRow = {
  timeoutMs: WALLET_ANSWER_TIMEOUT_MS,
  late: 'CHAIN_UNREACHABLE',
  sessionOver: 'SESSION_ENDED',
  outlives: false,
  fallback: 'INTERNAL_RPC_ERROR',
  isRemembered: false,
}

/** Whatever a wallet is asked, one row a kind. */
export const REQUEST_KINDS = {
  send: payment,
  swap: payment,
  /** Of a token, before a swap. */
  approval: payment,
  bitcoin: payment,
  /** A batch of calls that a page asks for. */
  calls: {
    ...payment,
    late: 'SEND_UNCERTAIN',
    sessionOver: 'SEND_UNCERTAIN',
    outlives: false,
    fallback: 'SEND_FAILED',
    isRemembered: false,
  },
  /** What a wallet tells without asking the visitor. */
  question,
  /** A message or typed data that a page asks for. */
  sign: signature,
  signIn: signature,
  name: signature,
  grant: permission,
  revoke: permission,
} as const satisfies Readonly<Record<string, RequestKindRow>>

export type RequestKind = keyof typeof REQUEST_KINDS

/**
 * `pending` while it is waited for; `late` after that, while an answer may still come; `unknown` when there is no telling what
 * becomes of it: its session ended, or the answer left it open. A hash that comes after all is taken all the same.
 */
export type RequestStatus = 'pending' | 'late' | 'unknown' | 'fulfilled' | 'rejected'

/** An action as state can hold it. */
export interface PlainAction {
  readonly type: string
  readonly [member: string]: unknown
}

/** What a wallet is about to be asked. Plain JSON; what is signed is never in here. */
export interface NewRequest {
  readonly id: string
  readonly kind: RequestKind
  readonly namespace: Namespace
  readonly connectorId: string
  /** Plain address. */
  readonly account: string
  /** Null where the request is about no network. */
  readonly caipNetworkId: CaipNetworkId | null
  /** The reviewed request in one line; null where nothing was reviewed. */
  readonly fingerprint: string | null
  /** The view that waits for it; null for what a page asked for. */
  readonly view: ViewName | null
  /** Dispatched at its end while that view is on screen. */
  readonly onSuccess: readonly PlainAction[]
  readonly onError: readonly PlainAction[]
  readonly onCancel: readonly PlainAction[]
}

/** A request that a wallet has, or had. */
export interface WalletRequest extends NewRequest {
  readonly status: RequestStatus
  /** Earlier requests for the same payment, whose doubt was on show when this one was confirmed. */
  readonly doubted: readonly string[]
}

/** How a request stood when something became of it. */
export interface RequestFact {
  readonly request: WalletRequest
  /** The same was not asked for again since. */
  readonly isLatest: boolean
}

/** How a request ended: with what the wallet gave, as far as state may hold it, or with why it gave nothing. */
export interface RequestEnd extends RequestFact {
  readonly hash?: string
  readonly error?: ErrorState
}

/** Whether a review on show is what the visitor waits to hear of. */
export const isAboutReview = (
  { request, isLatest }: RequestFact,
  fingerprint: string | null,
): boolean => isLatest && fingerprint !== null && request.fingerprint === fingerprint

/** Whether a wallet may still do what it was asked for. */
export const isUnsettled = ({ status }: Pick<WalletRequest, 'status'>): boolean =>
  status === 'pending' || status === 'late' || status === 'unknown'
