import type { ErrorCode } from '../errorCatalogue'

/** What a network says of a payment that it would not take, or that would fail on it. */
const REFUSALS: readonly ErrorCode[] = [
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
 * What a failed question about a payment says of the payment. A node that is away, busy or forbidden, or that does not know the
 * question, has refused nothing.
 */
export const networkVerdict = (code: ErrorCode): 'refused' | 'unchecked' =>
  REFUSALS.includes(code) ? 'refused' : 'unchecked'
