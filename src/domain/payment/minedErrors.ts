import type { ErrorCode } from '../errorCatalogue'

/** How the network's word ends a transaction that did not come about. */
export const MINED_ERRORS = {
  failed: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  expired: 'TRANSACTION_REJECTED',
} as const satisfies Readonly<Record<string, ErrorCode>>
