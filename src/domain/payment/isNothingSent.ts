import type { ErrorCode } from '../errorCatalogue'
import { ModalError } from '../ModalError'
import { outcomeUnknown } from './outcomeUnknown'

/** Errors of wallets and nodes, on any chain family, that only occur before anything is sent. */
const NOTHING_SENT_CODES: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'UNSUPPORTED_METHOD',
  'WATCH_ONLY',
  'CHAIN_NOT_SUPPORTED',
  'WALLET_CHANGED',
  'INTENT_CHANGED',
  'TOKEN_UNSUPPORTED',
  'INSUFFICIENT_FUNDS',
  'NONCE_TOO_HIGH',
  'FEE_TOO_LOW',
  'FEE_TOO_HIGH',
  'GAS_TOO_LOW',
  'GAS_TOO_HIGH',
  'EXECUTION_REVERTED',
  'TRANSACTION_REJECTED',
  'INVALID_REQUEST',
  'INVALID_PARAMS',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_CHAIN_ID',
  'DUPLICATE_BUNDLE',
  'BUNDLE_TOO_LARGE',
  'UPGRADE_REJECTED',
  'ATOMICITY_NOT_SUPPORTED',
]

/** Marks an error as raised before anything was sent, whatever its code. Returns `thrown`. */
export const markUnsent = (thrown: unknown): unknown =>
  thrown instanceof Error ? Object.assign(thrown, { nothingSent: true }) : thrown

/** Whether an error, or one of its causes, carries that mark. */
export const isUnsent = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('nothingSent' in thrown && thrown.nothingSent === true) || isUnsent(thrown.cause))

/** Whether this code alone proves that nothing was sent. */
export const isNothingSent = (code: ErrorCode): boolean => NOTHING_SENT_CODES.includes(code)

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
