import type { ApiErrorCode } from '../shared/api'
import { texts } from './texts'

/** Why a page's request failed: the server's reasons and the frame's own. */
export type FailureCode =
  | ApiErrorCode
  /** The server did not respond, or its response was malformed. */
  | 'SERVER_UNREACHABLE'
  /** This browser lost its key share, and the session is too old to recover it. */
  | 'DEVICE_KEY_LOST'
  /** This browser has a recovery share that its owner has not unlocked yet. */
  | 'KEY_LOCKED'
  /** The shares combine to a different account than the one on record. */
  | 'KEY_MISMATCH'
  /** The user declined at the provider. */
  | 'LOGIN_DECLINED'
  /** The provider did not respond, or its response was invalid. */
  | 'LOGIN_FAILED'
  | 'NOT_SUPPORTED'
  | 'TOO_LARGE'
  | 'TOO_MANY_OPEN'
  /** The page withdrew the request, or a newer one replaced it. */
  | 'CANCELLED'
  | 'INTERNAL'

/** JSON-RPC and provider error codes (protocol §10.4) for refused methods. */
export type RpcCode =
  | 4001
  | 4100
  | 4200
  | 4900
  | 4901
  | 4902
  | 5700
  | 5710
  | 5720
  | 5730
  | 5740
  | 5760
  | -32600
  | -32601
  | -32602
  | -32603
  | -32000
  | -32001
  | -32003

export interface Failure extends Error {
  readonly code: FailureCode | number
  readonly retryAfterSeconds?: number
  /** The `data` of an RPC server's error. */
  readonly data?: unknown
  /** It happened before anything was sent, so the page need not warn of a possible payment. */
  readonly nothingSent?: true
}

/**
 * Creates a failure with a user-facing message: what happened, whether anything was signed or sent,
 * what to do.
 */
export const failure = (
  code: FailureCode,
  details: { readonly retryAfterSeconds?: number } = {},
): Failure => Object.assign(new Error(texts.failures[code]), { code, ...details })

/** Creates a failure of an RPC method, with a provider error code. */
export const rpcFailure = (code: RpcCode, message: string): Failure =>
  Object.assign(new Error(message), { code })

export const isFailure = (thrown: unknown): thrown is Failure =>
  thrown instanceof Error && 'code' in thrown && ['string', 'number'].includes(typeof thrown.code)

/** Marks a failure as preceding any sending. An unknown error becomes `INTERNAL`. */
export const unsent = (thrown: unknown): Failure =>
  Object.assign(isFailure(thrown) ? thrown : failure('INTERNAL'), { nothingSent: true } as const)

/** Maps codes that only the frame knows to server and provider codes for the page. */
const TOLD_AS: Readonly<Partial<Record<FailureCode, ApiErrorCode | number>>> = {
  SERVER_UNREACHABLE: 'SERVER_ERROR',
  DEVICE_KEY_LOST: 'SIGNED_OUT',
  KEY_LOCKED: 'NO_SHARES',
  KEY_MISMATCH: 'NO_SHARES',
  LOGIN_DECLINED: 4001,
  LOGIN_FAILED: 'PROVIDER_UNREACHABLE',
  BATCH_REFUSED: -32000,
  BATCH_FAILS: -32000,
  NETWORK_SILENT: 4900,
  NOT_SUPPORTED: 4200,
  TOO_LARGE: 'BAD_REQUEST',
  TOO_MANY_OPEN: 'BAD_REQUEST',
  CANCELLED: 4001,
  INTERNAL: -32603,
}

const told = (code: FailureCode | number) =>
  typeof code === 'number' ? { code } : { code: TOLD_AS[code] ?? code, reason: code }

/**
 * Builds the error for the page: a user-facing message, a code, and the frame's own code as
 * `reason`. Only our own failures keep their message: any other might leak secrets.
 */
export function failurePayload(thrown: unknown): Record<string, unknown> {
  const known = isFailure(thrown) ? thrown : failure('INTERNAL')
  const as = told(known.code)
  return {
    message: known.message,
    ...as,
    ...(known.retryAfterSeconds !== undefined && { retryAfterSeconds: known.retryAfterSeconds }),
    ...(known.data !== undefined && { data: known.data }),
    // A user rejection already implies it.
    ...(known.nothingSent && as.code !== 4001 && { nothingSent: true }),
  }
}
