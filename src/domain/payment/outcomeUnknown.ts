import type { ErrorCode } from '../errorCatalogue'

/** The payment was in the wallet's hands, and nobody can say what became of it. */
const UNKNOWN: readonly ErrorCode[] = [
  'SEND_TIMEOUT',
  'SEND_UNCERTAIN',
  'ALREADY_KNOWN',
  // A payment that was mined after a lost answer gives this very error when the wallet tries again.
  'NONCE_TOO_LOW',
  'RECEIPT_TIMEOUT',
  // What took its place is not the same payment, or could not be read.
  'TRANSACTION_REPLACED',
]

/** Whether a payment that ended so may still be on its way: no message may say that nothing was sent. */
export const outcomeUnknown = (code: ErrorCode): boolean => UNKNOWN.includes(code)
