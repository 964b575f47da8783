import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import { activityFailed } from './activityFailed'
import { selectActivity } from '../../core/transactions/activitySelectors'
import { activityMoreRequested } from '../../core/transactions/transactionsSlice'

/** The analytics events of the activity. */
export interface TransactionsEvent {
  readonly name: 'LOAD_MORE_TRANSACTIONS' | 'ERROR_FETCH_TRANSACTIONS'
  readonly properties: { readonly isSmartAccount: boolean }
}

export function toTransactionsEvent(
  action: UnknownAction,
  state: RootState,
): TransactionsEvent | undefined {
  const properties = { isSmartAccount: selectIsSmartAccount(state) }
  if (activityFailed.match(action)) return { name: 'ERROR_FETCH_TRANSACTIONS', properties }
  if (!activityMoreRequested.match(action)) return undefined
  // Retrying after a failure does not load another page.
  const { hasMore, hasFailed } = selectActivity(state)
  return hasMore && !hasFailed ? { name: 'LOAD_MORE_TRANSACTIONS', properties } : undefined
}
