import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { HistoryPage } from '../../domain/schemas/history'
import type { Transaction } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { transactionsApi } from './transactionsApi'

/** The purchases of the account, as far as they are loaded. */
export interface Purchases {
  readonly phase: 'loading' | 'known' | 'unavailable'
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Whether the last page or poll failed; loaded rows stay. */
  readonly hasFailed: boolean
}

/** Outcome of a purchase. */
export type PurchaseStatus = 'done' | 'pending' | 'failed'

interface PurchasesAnswer {
  readonly data?: { readonly pages: readonly HistoryPage[] } | undefined
  readonly error?: unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
}

const NO_ANSWER: PurchasesAnswer = {}
const NO_TRANSACTIONS: readonly Transaction[] = []

const getPurchasesSelector = weakMapMemoize((address: string, caipNetworkId: CaipNetworkId) =>
  transactionsApi.endpoints.getPurchases.select({ address, caipNetworkId }),
)

function selectPurchasesAnswer(state: RootState): PurchasesAnswer {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (!services || address === null || caipNetworkId === null) return NO_ANSWER
  return getPurchasesSelector(address, caipNetworkId)(services)
}

/** Keeps the loaded purchases when a reload fails. */
export const selectPurchases = createSelector(
  [selectPurchasesAnswer],
  ({ data, error, hasNextPage, isFetchingNextPage }): Purchases => {
    const hasFailed = error !== undefined
    return {
      phase: data ? 'known' : hasFailed ? 'unavailable' : 'loading',
      transactions: data?.pages.flatMap(page => page.data) ?? NO_TRANSACTIONS,
      hasMore: hasNextPage === true,
      isLoadingMore: isFetchingNextPage === true,
      hasFailed,
    }
  },
)

/** Whether there are purchases to link to. */
export const selectHasPurchases = (state: RootState): boolean =>
  selectPurchases(state).transactions.length > 0

export function getPurchaseStatus({ metadata }: Transaction): PurchaseStatus {
  switch (metadata.status) {
    case 'pending':
    case 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS':
      return 'pending'
    case 'confirmed':
    case 'ONRAMP_TRANSACTION_STATUS_SUCCESS':
      return 'done'
    default:
      return 'failed'
  }
}
