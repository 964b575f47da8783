import type { Coin } from './esplora'
import { TRANSACTION_OVERHEAD } from './inputFacts'

export interface CoinSelection {
  readonly coins: readonly Coin[]
  /** Satoshis of change; 0 for no change output. */
  readonly change: bigint
  readonly fee: bigint
}

export interface CoinSelectionParams {
  readonly coins: readonly Coin[]
  /** Satoshis for the recipient. */
  readonly amount: bigint
  /** Satoshis per virtual byte. */
  readonly feeRate: number
  /** Virtual bytes of one input, of the recipient's output, and of the change output. */
  readonly inputSize: number
  readonly outputSize: number
  readonly changeSize: number
  /** Change below this becomes part of the fee. */
  readonly dust: bigint
}

/**
 * Selects coins, the largest first, until they cover amount and fee; null if they do not suffice.
 * Skips coins worth less than their input. The rest becomes change, or part of the fee if it is
 * dust.
 *
 * Invariant: sum of the coins = amount + change + fee.
 */
export function selectCoins(question: CoinSelectionParams): CoinSelection | null {
  const { amount, feeRate, inputSize, outputSize, changeSize, dust } = question
  const feeFor = (count: number, outputs: number) =>
    BigInt(Math.ceil((TRANSACTION_OVERHEAD + count * inputSize + outputs) * feeRate))
  const worth = BigInt(Math.ceil(inputSize * feeRate))
  const usable = question.coins.filter(({ value }) => value > worth).sort(compareLargestFirst)

  let sum = 0n
  for (const [index, { value }] of usable.entries()) {
    sum += value
    const count = index + 1
    const lowestFee = feeFor(count, outputSize)
    if (sum < amount + lowestFee) continue
    const coins = usable.slice(0, count)
    const fee = feeFor(count, outputSize + changeSize)
    const change = sum - amount - fee
    return change >= dust ? { coins, change, fee } : { coins, change: 0n, fee: sum - amount }
  }
  return null
}

/** A total order, so that the selection does not depend on the server's order. */
function compareLargestFirst(a: Coin, b: Coin): number {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1
  return a.txid === b.txid ? a.vout - b.vout : a.txid < b.txid ? -1 : 1
}
