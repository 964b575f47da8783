import type { ErrorCode } from '../errorCatalogue'

/** Error codes for transactions that the network reports as unsuccessful. */
export const MINED_ERRORS = {
  failed: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  expired: 'TRANSACTION_REJECTED',
} as const satisfies Readonly<Record<string, ErrorCode>>
