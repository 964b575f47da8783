import { createSelector } from '@reduxjs/toolkit'
import { sameAddress } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { isNativeToken, plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimalMath'
import { toDecimal } from '../../lib/amount/decimal'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { fiatValue } from './fiatValue'
import { selectNativePrice } from './sendFeeSelectors'
import { selectReviewedHolding } from './sendTokenSelectors'
import { selectSend, selectSendIntent } from './sendSlice'

/** What leaves the account: in dollars, or in the coin; a decimal string. */
export interface SendTotal {
  readonly unit: 'fiat' | 'coin'
  readonly amount: string
}

/** What leaves the account of the token under review, before and after; decimal strings in the token. */
export interface BalanceChange {
  readonly before: string
  readonly after: string
  /** What is left of the coin does not pay for two more payments like this one. */
  readonly isLow: boolean
}

const selectFee = (state: RootState) => selectSend(state).fee

/** The amount and all that the network takes, in dollars where prices are known, in the coin where that is sent; else null. */
export const selectSendTotal = createSelector(
  [selectSendIntent, selectFee, selectReviewedHolding, selectNativePrice],
  (intent, fee, held, coinPrice): SendTotal | null => {
    if (!intent || !fee) return null
    const cost = addDecimal(fee.fee, fee.deposit ?? '0')
    const [worth, costs] = [fiatValue(intent.amount, held?.price), fiatValue(cost, coinPrice)]
    if (worth !== null && costs !== null) return { unit: 'fiat', amount: addDecimal(worth, costs) }
    if (!isNativeToken(intent.token.address)) return null
    return { unit: 'coin', amount: addDecimal(intent.amount, cost) }
  },
)

/** Nothing but the fee is missing for the total. */
export const selectLacksFeeForTotal = createSelector(
  [selectSendIntent, selectFee, selectReviewedHolding, selectNativePrice],
  (intent, fee, held, coinPrice): boolean => {
    if (!intent || fee) return false
    if (isNativeToken(intent.token.address)) return true
    return fiatValue(intent.amount, held?.price) !== null && fiatValue('0', coinPrice) !== null
  },
)

/** What the account has of the token now, and after the payment and its fee; null where that is unknown or too little. */
export const selectBalanceChange = createSelector(
  [selectSendIntent, selectFee, selectReviewedHolding],
  (intent, fee, held): BalanceChange | null => {
    const before = toDecimal(held?.quantity.numeric)
    if (!intent || before === null) return null
    const cost = addDecimal(fee?.fee ?? '0', fee?.deposit ?? '0')
    const isCoin = isNativeToken(intent.token.address)
    const gone = isCoin ? addDecimal(intent.amount, cost) : intent.amount
    if (compareDecimal(gone, before) > 0) return null
    const after = subtractDecimal(before, gone)
    const twoFees = addDecimal(cost, cost)
    return { before, after, isLow: isCoin && fee !== null && compareDecimal(after, twoFees) < 0 }
  },
)

/** Whether the page lists the token under review, or the balance service has a price for it. The coin is always known. */
export const selectIsTokenKnown = createSelector(
  [selectSendIntent, selectReviewedHolding, selectOptions],
  (intent, held, { tokens }): boolean => {
    const address = intent?.token.address
    if (!intent || isNativeToken(address) || address === undefined) return true
    if (held?.price !== undefined) return true
    const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
    const listed = tokens[intent.caipNetworkId] ?? []
    const plain = plainTokenAddress(address)
    return listed.some(token => sameAddress(namespace, token.address, plain))
  },
)
