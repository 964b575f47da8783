import type { StringKey } from '../../../strings/strings'
import type { SwapProblem } from '../swapState'
import type { ReviewProblem } from '../swapState'

/** Message for each reason why there is no price or no review. */
export const PROBLEM_TEXTS: Readonly<Record<ReviewProblem, StringKey>> = {
  noLiquidity: 'swap.problem.noLiquidity',
  noAmount: 'swap.problem.noAmount',
  wrongAnswer: 'swap.problem.wrongAnswer',
  limited: 'swap.problem.limited',
  unreachable: 'swap.problem.unreachable',
  unsupported: 'swap.problem.unsupported',
  noAccount: 'swap.problem.noAccount',
  tokenMismatch: 'swap.problem.tokenMismatch',
  tokenNotChecked: 'swap.problem.tokenNotChecked',
  allowanceFailed: 'swap.problem.allowanceFailed',
  approvalFailed: 'swap.problem.approvalFailed',
  buildFailed: 'swap.problem.buildFailed',
  routeDiffers: 'swap.problem.routeDiffers',
  minimumTooLow: 'swap.problem.minimumTooLow',
  impactTooHigh: 'swap.problem.impactTooHigh',
  noContract: 'swap.problem.noContract',
}

/** The form button's label: what is missing or wrong. */
export function getButtonText(problem: SwapProblem | null): StringKey {
  switch (problem) {
    case 'sourceMissing':
    case 'targetMissing':
      return 'swap.button.selectToken'
    case 'amountMissing':
      return 'swap.button.enterAmount'
    case 'amountWrong':
    case 'tooPrecise':
    case 'noAmount':
      return 'swap.button.checkAmount'
    case 'tooMuch':
      return 'swap.button.balance'
    case 'noLiquidity':
      return 'swap.button.liquidity'
    case 'shortOfGas':
      return 'swap.button.gas'
    case 'impactTooHigh':
      return 'swap.button.impact'
    case 'wrongAnswer':
    case 'limited':
    case 'unreachable':
    case 'unsupported':
      return 'swap.button.swap'
    default:
      return 'swap.button.review'
  }
}

/** Whether another quote request may help. */
export const canRetryQuote = (problem: SwapProblem | null): boolean =>
  problem === 'unreachable' || problem === 'limited' || problem === 'wrongAnswer'
