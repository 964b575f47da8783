import { createSelector } from '@reduxjs/toolkit'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { toDecimal } from '../../lib/amount/decimal'
import { addDecimal, compareDecimal } from '../../lib/amount/decimalMath'
import { getFiatValue } from '../../lib/amount/getFiatValue'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import {
  isNativeHolding,
  selectHoldings,
  selectNativePrice,
} from '../../core/account/tokenSelectors'
import { selectActiveNativeAmount } from '../../core/account/nativeBalanceSelectors'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { selectSend, selectSendIntent } from './sendSlice'

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
  [selectSendIntent, (state: RootState) => selectSend(state).fee, selectNativeBalance],
  (intent, fee, balance): boolean => {
    if (!intent || !fee || balance === null) return false
    const takesCoin = isNativeToken(intent.token.address)
    const asked = addDecimal(fee.fee, fee.deposit ?? '0')
    const total = takesCoin ? addDecimal(intent.amount, asked) : asked
    return compareDecimal(total, balance) > 0
  },
)
