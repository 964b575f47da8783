import type { ErrorCode } from '../../domain/errorCatalogue'
import type { SubmittedTransaction } from '../../domain/transaction'
import type { transactionMined } from '../../events/sendEvents'
import type { RootState } from '../../store/rootReducer'
import { selectSubmitted } from './transactionsSlice'

const CODES = {
  failed: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  expired: 'TRANSACTION_REJECTED',
} as const satisfies Record<string, ErrorCode>

export interface MinedTransaction {
  readonly sent: SubmittedTransaction
  /** Why it failed; null if the network confirmed it. */
  readonly code: ErrorCode | null
}

/** Returns a mined transaction with its outcome, even if it is no longer on screen. */
export function toMinedTransaction(
  { hash, status, replacedBy }: ReturnType<typeof transactionMined>['payload'],
  state: RootState,
): MinedTransaction | undefined {
  const sent = selectSubmitted(state).find(one => one.hash === (replacedBy ?? hash))
  return sent && { sent, code: status === 'confirmed' ? null : CODES[status] }
}
