import { createSelector } from '@reduxjs/toolkit'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { toDecimal } from '../../lib/amount/decimal'
import { addDecimal, compareDecimal } from '../../lib/amount/decimalMath'
import { fiatValue } from './fiatValue'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import { isNativeHolding, selectHoldings } from '../account/tokenSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { selectSend, selectSendIntent } from './sendSlice'

/** The price of the coin fees are paid in; undefined when unknown. */
export const selectNativePrice = createSelector(
  [selectHoldings],
  ({ tokens }) => tokens.find(isNativeHolding)?.price,
)

/** What an account has of the coin fees are paid in, on the network under review; null when unknown. */
const selectNativeBalance = createSelector(
  [selectSendIntent, selectHoldings, selectActiveAccount, selectActiveCaipNetworkId],
  (intent, { tokens }, { address, balance, balanceCaipNetworkId }, activeId): string | null => {
    const isHere = intent?.from === address && intent?.caipNetworkId === activeId
    if (!intent || !isHere) return null
    const listed = tokens.find(isNativeHolding)?.quantity.numeric
    return toDecimal(listed ?? (balanceCaipNetworkId === activeId ? (balance ?? '') : ''))
  },
)

/**
 * What the account's balance of that coin is worth, a decimal in US dollars; null when the balance or the price is unknown
 * (specification, section 3).
 */
export const selectNetworkBalanceInUsd = createSelector(
  [selectNativeBalance, selectNativePrice],
  (balance, price): string | null => (balance === null ? null : fiatValue(balance, price)),
)

/** Whether the account cannot pay for the reviewed payment and its fee; false while either is unknown. */
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
