import { weakMapMemoize } from '@reduxjs/toolkit'
import type { HistoryPage } from '../../domain/schemas/history'
import type { Transaction } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { onrampApi } from './onrampApi'

/** What the account bought, as far as it is known. */
export interface Purchases {
  readonly phase: 'loading' | 'known' | 'unavailable'
  readonly transactions: readonly Transaction[]
}

/** How a purchase stands. */
export type PurchaseStanding = 'done' | 'pending' | 'failed'

const LOADING: Purchases = { phase: 'loading', transactions: [] }
const UNAVAILABLE: Purchases = { phase: 'unavailable', transactions: [] }

const known = weakMapMemoize(({ data }: HistoryPage): Purchases => ({
  phase: 'known',
  transactions: data,
}))

const purchasesOf = weakMapMemoize((address: string, caipNetworkId: CaipNetworkId) =>
  onrampApi.endpoints.getPurchases.select({ address, caipNetworkId }),
)

/** What was read before stays where it cannot be read anew. */
export function selectPurchases(state: RootState): Purchases {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (!services || address === null || caipNetworkId === null) return LOADING
  const { data, isError } = purchasesOf(address, caipNetworkId)(services)
  if (data) return known(data)
  return isError ? UNAVAILABLE : LOADING
}

export function purchaseStanding({ metadata }: Transaction): PurchaseStanding {
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
