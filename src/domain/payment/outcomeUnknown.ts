import type { ErrorCode } from '../errorCatalogue'

/** The wallet had the payment, and its outcome is unknown. */
const UNKNOWN_OUTCOME_CODES: readonly ErrorCode[] = [
  'SEND_TIMEOUT',
  'SEND_UNCERTAIN',
  'ALREADY_KNOWN',
  // Also returned when the wallet retries a payment that was mined after its response was lost.
  'NONCE_TOO_LOW',
  'RECEIPT_TIMEOUT',
  // The replacement is a different payment, or could not be read.
  'TRANSACTION_REPLACED',
]

/** Whether a payment that ended so may still be on its way; no message may deny that. */
export const outcomeUnknown = (code: ErrorCode): boolean => UNKNOWN_OUTCOME_CODES.includes(code)
