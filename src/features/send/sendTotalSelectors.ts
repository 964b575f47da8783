import { createSelector } from '@reduxjs/toolkit'
import { isEqualAddress } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { isNativeToken, plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimalMath'
import { toDecimal } from '../../lib/amount/decimal'
import { selectOptions } from '../../core/options/optionsSlice'
import { getFiatValue } from '../../lib/amount/getFiatValue'
import { selectNativePrice } from '../../core/account/tokenSelectors'
import { selectReviewedHolding } from './sendTokenSelectors'
import { selectFee } from './sendFeeSelectors'
import { selectSendIntent } from './sendSlice'

/** What leaves the account; a decimal string. */
export interface SendTotal {
  readonly unit: 'fiat' | 'coin'
  readonly amount: string
}

/** The reviewed token's balance before and after the payment; decimal strings. */
export interface BalanceChange {
  readonly before: string
  readonly after: string
  /** The remaining coin does not cover two more such fees. */
  readonly isLow: boolean
}

/** Amount plus network costs in dollars if priced, else in the coin if that is sent, else null. */
export const selectSendTotal = createSelector(
  [selectSendIntent, selectFee, selectReviewedHolding, selectNativePrice],
  (intent, fee, held, coinPrice): SendTotal | null => {
    if (!intent || !fee) return null
    const cost = addDecimal(fee.fee, fee.deposit ?? '0')
    const [worth, costs] = [getFiatValue(intent.amount, held?.price), getFiatValue(cost, coinPrice)]
    if (worth !== null && costs !== null) return { unit: 'fiat', amount: addDecimal(worth, costs) }
    if (!isNativeToken(intent.token.address)) return null
    return { unit: 'coin', amount: addDecimal(intent.amount, cost) }
  },
)

/** Whether only the fee is missing for the total. */
export const selectLacksFeeForTotal = createSelector(
  [selectSendIntent, selectFee, selectReviewedHolding, selectNativePrice],
  (intent, fee, held, coinPrice): boolean => {
    if (!intent || fee) return false
    if (isNativeToken(intent.token.address)) return true
    return (
      getFiatValue(intent.amount, held?.price) !== null && getFiatValue('0', coinPrice) !== null
    )
  },
)

/** Balance before and after payment and fee; null if unknown or insufficient. */
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

/** Whether the page lists the token or it has a price. Always true for the native coin. */
export const selectIsTokenKnown = createSelector(
  [selectSendIntent, selectReviewedHolding, selectOptions],
  (intent, held, { tokens }): boolean => {
    const address = intent?.token.address
    if (!intent || isNativeToken(address) || address === undefined) return true
    if (held?.price !== undefined) return true
    const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
    const listed = tokens[intent.caipNetworkId] ?? []
    const plain = plainTokenAddress(address)
    return listed.some(token => isEqualAddress(namespace, token.address, plain))
  },
)
