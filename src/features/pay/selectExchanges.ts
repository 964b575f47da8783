import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Exchange, PayOrder } from '../../domain/payment/payOrder'
import { BACKOFF_WINDOW_MS } from '../../lib/time/createBackoff'
import { selectModalApiState } from '../../services/selectModalApiState'
import { toServiceErrorState, type ServiceError } from '../../services/serviceError'
import type { RootState } from '../../store/rootReducer'
import { payApi } from './payApi'
import { selectPay } from './paySlice'

/** The exchanges that can pay the current order. */
export interface Exchanges {
  readonly status: QueryStatus
  /** Empty until they are known. */
  readonly list: readonly Exchange[]
  /** Why they could not be loaded. */
  readonly error: ErrorState | null
  /** When they may be requested again, in ms; null: at once. */
  readonly retryAt: number | null
}

const NO_EXCHANGES: readonly Exchange[] = []
const NOT_ASKED = { status: QueryStatus.uninitialized } as const

const getExchangesSelector = weakMapMemoize((order: PayOrder) =>
  payApi.endpoints.getExchanges.select(order),
)

function selectAnswer(state: RootState) {
  const services = selectModalApiState(state)
  const { order } = selectPay(state)
  return services && order ? getExchangesSelector(order)(services) : NOT_ASKED
}

/** The view tells only an unsupported asset from the other failures. */
function toExchangesError(error: ServiceError | object | undefined): ErrorState {
  const { code, detail } = toServiceErrorState(error, 'UNABLE_TO_GET_EXCHANGES')
  return { code: code === 'ASSET_NOT_SUPPORTED' ? code : 'UNABLE_TO_GET_EXCHANGES', detail }
}

function getRetryAt(error: ServiceError | object | undefined): number | null {
  const { failedAt, retryAfterMs } = (error ?? {}) as Partial<ServiceError>
  return failedAt === undefined ? null : failedAt + (retryAfterMs ?? BACKOFF_WINDOW_MS)
}

export const selectExchanges = createSelector([selectAnswer], (answer): Exchanges => {
  const { status } = answer
  const list = answer.status === QueryStatus.fulfilled ? answer.data : NO_EXCHANGES
  const isFailed = answer.status === QueryStatus.rejected
  return {
    status,
    list,
    error: isFailed ? toExchangesError(answer.error) : null,
    retryAt: isFailed ? getRetryAt(answer.error) : null,
  }
})
