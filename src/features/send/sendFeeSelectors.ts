import { createSelector } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { FeeEstimate } from '../../domain/payment/send'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { toDecimal } from '../../lib/amount/decimal'
import { addDecimal, compareDecimal } from '../../lib/amount/decimalMath'
import { getFiatValue } from '../../lib/amount/getFiatValue'
import { estimateArrivalTime, type ArrivalTime } from '../../lib/time/estimateArrivalTime'
import type { CachedQuery } from '../../services/cachedQuery'
import { toServiceErrorState } from '../../services/serviceError'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import {
  isNativeHolding,
  selectHoldings,
  selectNativePrice,
} from '../../core/account/tokenSelectors'
import { selectActiveNativeAmount } from '../../core/account/nativeBalanceSelectors'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { selectBlockTimeEntry, selectFeeEntry } from './sendCache'
import { selectSend, selectSendIntent } from './sendSlice'
import type { FeePhase } from './sendState'

const NOT_REQUESTED: CachedQuery<FeeEstimate> = { status: 'uninitialized' }

const selectReviewedFee = (state: RootState): CachedQuery<FeeEstimate> | null => {
  const { intent, submitted } = selectSend(state)
  return intent && !submitted ? (selectFeeEntry(state, intent) ?? NOT_REQUESTED) : null
}

export function selectFeePhase(state: RootState): FeePhase {
  const { status } = selectReviewedFee(state) ?? {}
  if (status === undefined) return 'idle'
  if (status === 'fulfilled') return 'known'
  return status === 'rejected' ? 'unavailable' : 'estimating'
}

/** The network fee of the payment under review; null unless it is known. */
export function selectFee(state: RootState): FeeEstimate | null {
  const { status, data } = selectReviewedFee(state) ?? {}
  return (status === 'fulfilled' && data) || null
}

const selectFeeFailure = createSelector(
  [(state: RootState) => selectReviewedFee(state)?.error],
  (error): ErrorState | null => {
    const failure = error && toServiceErrorState(error, 'FEE_UNAVAILABLE')
    return !failure || failure.code === 'FEE_UNAVAILABLE' ? null : failure
  },
)

/** Why the payment failed, or why the network would refuse it. */
export function selectSendError(state: RootState): ErrorState | null {
  const { phase, error } = selectSend(state)
  if (phase !== 'reviewing') return error
  return selectFeePhase(state) === 'unavailable' ? selectFeeFailure(state) : null
}

/** When the payment is likely to arrive; null if unknown. */
export const selectArrival = createSelector(
  [
    selectReviewedFee,
    (state: RootState) => {
      const intent = selectSendIntent(state)
      return intent && selectBlockTimeEntry(state, intent.caipNetworkId)?.data
    },
  ],
  (fee, blockMs): ArrivalTime | null => {
    const { status, data, fulfilledTimeStamp = 0 } = fee ?? {}
    if (status !== 'fulfilled' || !data?.newest || typeof blockMs !== 'number') return null
    return estimateArrivalTime(blockMs, fulfilledTimeStamp - data.newest.minedAt)
  },
)

/** Balance of the native coin on the reviewed network; null if unknown. */
const selectNativeBalance = createSelector(
  [
    selectSendIntent,
    selectHoldings,
    (state: RootState) => selectActiveAccount(state).address,
    selectActiveNativeAmount,
    selectActiveCaipNetworkId,
  ],
  (intent, { tokens }, address, balance, activeId): string | null => {
    const isHere = intent?.from === address && intent?.caipNetworkId === activeId
    if (!intent || !isHere) return null
    const listed = tokens.find(isNativeHolding)?.quantity.numeric
    return toDecimal(listed ?? balance ?? '')
  },
)

/** Value of that balance in US dollars; null if unknown (specification, section 3). */
export const selectNetworkBalanceInUsd = createSelector(
  [selectNativeBalance, selectNativePrice],
  (balance, price): string | null => (balance === null ? null : getFiatValue(balance, price)),
)

/** Whether the balance cannot cover payment and fee; false while unknown. */
export const selectIsShortOfFee = createSelector(
  [selectSendIntent, selectFee, selectNativeBalance],
  (intent, fee, balance): boolean => {
    if (!intent || !fee || balance === null) return false
    const takesCoin = isNativeToken(intent.token.address)
    const asked = addDecimal(fee.fee, fee.deposit ?? '0')
    const total = takesCoin ? addDecimal(intent.amount, asked) : asked
    return compareDecimal(total, balance) > 0
  },
)
