import { createSelector } from '@reduxjs/toolkit'
import {
  costInDollars,
  INITIAL_GAS,
  isAbove,
  isGasInsufficient,
  isSourceInsufficient,
  networkCost,
  priceImpact,
} from '../../domain/swap/swapAmounts'
import { IMPACT_MAX } from '../../domain/swap/swapRules'
import { isDecimal, toDecimal } from '../../lib/amount/decimal'
import { addDecimal, multiplyDecimal } from '../../lib/amount/decimalMath'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectSwapQuote } from './swapQuoteSelectors'
import { createCoinSide, isCoin, selectBalance, selectTokensStatus } from './swapSelectors'
import { selectSwap } from './swapSlice'
import type { SwapProblem } from './swapState'

/** Network fee in the native coin before a transaction is built; null if unknown. */
export function selectInitialCost(state: RootState): string | null {
  const gasPrice = selectSwapQuote(state).quote?.gasPrice
  return gasPrice == null ? null : networkCost(gasPrice, INITIAL_GAS)
}

/** Whether the coin does not cover the network fee; false while a figure is missing. */
function selectIsShortOfGas(state: RootState): boolean {
  const { source, amount } = selectSwap(state)
  const { quote } = selectSwapQuote(state)
  const network = selectActiveNetwork(state)
  if (!network || !quote || !source) return false
  const cost = selectInitialCost(state)
  const balance = selectBalance(state, createCoinSide(network))
  // Without a price, both sides are in the coin.
  const price = quote.coinPrice ?? '1'
  const asked = cost !== null && isCoin(source) ? addDecimal(cost, amount) : cost
  const held = balance === null ? null : multiplyDecimal(balance, price)
  return isGasInsufficient(costInDollars(asked, price), held) === true
}

/** Price impact in percent; null without both prices. */
export const selectImpact = createSelector(
  [
    (state: RootState) => selectSwap(state).amount,
    (state: RootState) => selectSwapQuote(state).quote,
  ],
  (amount, quote) => quote && priceImpact({ amount, ...quote }),
)

/** The first problem that blocks the review, or null. */
export function selectSwapProblem(state: RootState): SwapProblem | null {
  const { source, target, amount } = selectSwap(state)
  if (selectTokensStatus(state) !== 'fulfilled') return 'loading'
  if (!source) return 'sourceMissing'
  if (!target) return 'targetMissing'
  if (amount === '') return 'amountMissing'
  const decimal = isDecimal(amount) ? toDecimal(amount) : null
  if (decimal === null) return 'amountWrong'
  if (decimal === '0') return 'amountMissing'
  if ((amount.split('.')[1]?.length ?? 0) > source.decimals) return 'tooPrecise'
  const balance = selectBalance(state, source)
  if (balance !== null && isSourceInsufficient(decimal, balance)) return 'tooMuch'
  const { quote, problem } = selectSwapQuote(state)
  if (problem !== null) return problem
  if (quote === null) return 'quoting'
  if (selectIsShortOfGas(state)) return 'shortOfGas'
  return isAbove(selectImpact(state), IMPACT_MAX) ? 'impactTooHigh' : null
}

const UNFILLED: readonly (SwapProblem | null)[] = [
  'loading',
  'sourceMissing',
  'targetMissing',
  'amountMissing',
  'amountWrong',
  'tooPrecise',
]

/** Whether the form is complete enough to reserve space for a price. */
export const selectHasPriceRoom = (state: RootState): boolean =>
  !UNFILLED.includes(selectSwapProblem(state))
