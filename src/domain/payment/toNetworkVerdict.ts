import type { ErrorCode } from '../errorCatalogue'

/** Errors with which a network rejects a payment, or predicts that it would fail. */
const REFUSAL_CODES: readonly ErrorCode[] = [
  'EXECUTION_REVERTED',
  'FEE_TOO_HIGH',
  'FEE_TOO_LOW',
  'GAS_TOO_HIGH',
  'GAS_TOO_LOW',
  'INSUFFICIENT_FUNDS',
  'NONCE_TOO_HIGH',
  'NONCE_TOO_LOW',
  'TRANSACTION_REJECTED',
]

/**
 * Whether a failed check means that the network refuses the payment. An unreachable, busy,
 * forbidden or limited node has refused nothing.
 */
export const toNetworkVerdict = (code: ErrorCode): 'refused' | 'unchecked' =>
  REFUSAL_CODES.includes(code) ? 'refused' : 'unchecked'
