import type { ApiErrorCode } from '../shared/api'
import { texts } from './texts'

/** Why a request of the page was not answered. The server's reasons, and the frame's own. */
export type FailureCode =
  | ApiErrorCode
  /** The server did not answer, or answered something else than agreed. */
  | 'SERVER_UNREACHABLE'
  /** This browser lost its part of the key, and the session is too old to make a new one. */
  | 'DEVICE_KEY_LOST'
  /** This browser has a recovery share that its owner has not opened yet. */
  | 'KEY_LOCKED'
  /** The parts of the key make another account than the one on record. */
  | 'KEY_MISMATCH'
  /** The visitor said no at the provider. */
  | 'LOGIN_DECLINED'
  /** The provider did not answer, or its answer did not hold. */
  | 'LOGIN_FAILED'
  | 'NOT_SUPPORTED'
  | 'TOO_LARGE'
  | 'TOO_MANY_OPEN'
  /** The page, or a newer request, withdrew it. */
  | 'CANCELLED'
  | 'INTERNAL'

/** JSON-RPC and provider numbers (protocol §10.4), for what a method is refused with. */
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
  /** What an RPC server added to its error. */
  readonly data?: unknown
  /** It came before anything was sent: a page need not say that it may have been. */
  readonly nothingSent?: true
}

/** A failure that a visitor may read: what happened, whether anything was signed or sent, what to do. */
export const failure = (
  code: FailureCode,
  details: { readonly retryAfterSeconds?: number } = {},
): Failure => Object.assign(new Error(texts.failures[code]), { code, ...details })

/** A failure of an RPC method, with the number that a provider throws. */
export const rpcFailure = (code: RpcCode, message: string): Failure =>
  Object.assign(new Error(message), { code })

export const isFailure = (thrown: unknown): thrown is Failure =>
  thrown instanceof Error && 'code' in thrown && ['string', 'number'].includes(typeof thrown.code)

/** Notes that a failure came before anything was sent. What is none of ours becomes `INTERNAL`. */
export const unsent = (thrown: unknown): Failure =>
  Object.assign(isFailure(thrown) ? thrown : failure('INTERNAL'), { nothingSent: true } as const)

/** Codes that only the frame knows, as the page is told them: in those of the server and of providers. */
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
 * What the page is told: words for the visitor, a code, and the frame's own code as `reason`. Only failures of our own carry words;
 * anything else might hold what it must not.
 */
export function failurePayload(thrown: unknown): Record<string, unknown> {
  const known = isFailure(thrown) ? thrown : failure('INTERNAL')
  const as = told(known.code)
  return {
    message: known.message,
    ...as,
    ...(known.retryAfterSeconds !== undefined && { retryAfterSeconds: known.retryAfterSeconds }),
    ...(known.data !== undefined && { data: known.data }),
    // A visitor's no says it already.
    ...(known.nothingSent && as.code !== 4001 && { nothingSent: true }),
  }
}
