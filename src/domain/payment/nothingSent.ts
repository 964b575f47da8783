import type { ErrorCode } from '../errorCatalogue'
import { ModalError } from '../ModalError'
import { outcomeUnknown } from './outcomeUnknown'

/** Answers of wallets and nodes, whatever the chain family, that can only come before anything was sent. */
const NOTHING_SENT: readonly ErrorCode[] = [
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

/**
 * Notes on an error that it came before the wallet had begun, so that nothing was sent, whatever its code says. What is no error is
 * given back as it is.
 */
export const unsent = (thrown: unknown): unknown =>
  thrown instanceof Error ? Object.assign(thrown, { nothingSent: true }) : thrown

/** Whether that was noted on an error, or on what caused it. */
export const isUnsent = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('nothingSent' in thrown && thrown.nothingSent === true) || isUnsent(thrown.cause))

/** Whether an answer with this code says for certain that nothing was sent. */
export const nothingSent = (code: ErrorCode): boolean => NOTHING_SENT.includes(code)

/**
 * What a wallet answered instead of a hash, as it may be reported: the payment may be on its way unless the answer rules that
 * out, so any other error becomes `SEND_UNCERTAIN`. What came before the wallet had begun is `SEND_FAILED`.
 */
export function paymentRefusal(error: ModalError): ModalError {
  if (nothingSent(error.code)) return error
  if (!isUnsent(error) && outcomeUnknown(error.code)) return error
  const code = isUnsent(error) ? 'SEND_FAILED' : 'SEND_UNCERTAIN'
  return new ModalError(code, `${error.code}: ${error.message}`, { cause: error.cause })
}
