import type { ErrorCode } from '../errorCatalogue'
import { ModalError } from '../ModalError'
import { outcomeUnknown } from './outcomeUnknown'

/** Errors of wallets and nodes, on any family, that only occur before a request takes effect. */
const NOTHING_DONE_CODES: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'UNSUPPORTED_METHOD',
  'CHAIN_NOT_SUPPORTED',
  'WALLET_CHANGED',
  'INTENT_CHANGED',
  'INSUFFICIENT_FUNDS',
  'EXECUTION_REVERTED',
  'TRANSACTION_REJECTED',
  'INVALID_REQUEST',
  'INVALID_PARAMS',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_CHAIN_ID',
  'UPGRADE_REJECTED',
]

/** For a payment, also errors of its transaction or batch: a permission request has neither. */
const NOTHING_SENT_CODES: readonly ErrorCode[] = [
  ...NOTHING_DONE_CODES,
  'WATCH_ONLY',
  'TOKEN_UNSUPPORTED',
  'NONCE_TOO_HIGH',
  'FEE_TOO_LOW',
  'FEE_TOO_HIGH',
  'GAS_TOO_LOW',
  'GAS_TOO_HIGH',
  'DUPLICATE_BUNDLE',
  'BUNDLE_TOO_LARGE',
  'ATOMICITY_NOT_SUPPORTED',
]

/** A wallet that finds no permission changes none; a node may not find a payment that was sent. */
const NOTHING_PERMITTED_CODES: readonly ErrorCode[] = [...NOTHING_DONE_CODES, 'RESOURCE_NOT_FOUND']

/** Marks an error as raised before anything was sent, whatever its code. Returns `thrown`. */
export const markUnsent = (thrown: unknown): unknown =>
  thrown instanceof Error ? Object.assign(thrown, { nothingSent: true }) : thrown

/** Whether an error, or one of its causes, carries that mark. */
export const isUnsent = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('nothingSent' in thrown && thrown.nothingSent === true) || isUnsent(thrown.cause))

/** Whether this code alone proves that nothing was sent. */
export const isNothingSent = (code: ErrorCode): boolean => NOTHING_SENT_CODES.includes(code)

/** Whether this code alone proves that no permission was granted or revoked. */
export const isNothingPermitted = (code: ErrorCode): boolean =>
  NOTHING_PERMITTED_CODES.includes(code)

/**
 * Converts a wallet's error to what may be reported: clear codes are kept, an error marked as
 * unsent becomes `SEND_FAILED`, any other `SEND_UNCERTAIN`.
 */
export function toPaymentError(error: ModalError): ModalError {
  if (isNothingSent(error.code)) return error
  if (!isUnsent(error) && outcomeUnknown(error.code)) return error
  const code = isUnsent(error) ? 'SEND_FAILED' : 'SEND_UNCERTAIN'
  return new ModalError(code, `${error.code}: ${error.message}`, { cause: error.cause })
}
