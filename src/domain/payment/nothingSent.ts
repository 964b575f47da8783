import type { ErrorCode } from '../errorCatalogue'
import { ModalError } from '../ModalError'
import { outcomeUnknown } from './outcomeUnknown'

/** Answers of wallets and nodes, whatever the chain family, that can only come before anything was sent. */
const NOTHING_SENT: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'UNSUPPORTED_METHOD',
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

/** Whether an answer with this code says for certain that nothing was sent. */
export const nothingSent = (code: ErrorCode): boolean => NOTHING_SENT.includes(code)

/**
 * What a wallet answered instead of a hash, as it may be reported: the payment may be on its way unless the answer rules that
 * out, so any other error becomes `SEND_UNCERTAIN`.
 */
export function paymentRefusal(error: ModalError): ModalError {
  if (nothingSent(error.code) || outcomeUnknown(error.code)) return error
  return new ModalError('SEND_UNCERTAIN', `${error.code}: ${error.message}`, { cause: error.cause })
}
