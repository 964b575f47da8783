import type { Coin } from './esplora'
import { FRAME_SIZE } from './inputFacts'

export interface CoinSelection {
  readonly coins: readonly Coin[]
  /** Satoshi that come back; 0 when no output is made for them. */
  readonly change: bigint
  readonly fee: bigint
}

export interface CoinQuestion {
  /** What can be spent. */
  readonly coins: readonly Coin[]
  /** Satoshi for the recipient. */
  readonly amount: bigint
  /** Satoshis per virtual byte. */
  readonly feeRate: number
  /** Virtual bytes of one input, of the output for the recipient, and of the one for what comes back. */
  readonly inputSize: number
  readonly outputSize: number
  readonly changeSize: number
  /** Less than this is not worth an output: spending it costs more. */
  readonly dust: bigint
}

/**
 * Coins for a payment, the largest first, until they cover amount and fee. What is left comes back unless it is dust; dust
 * goes to the network. Coins that cost more to spend than they are worth are left alone. Null when the coins do not suffice.
 *
 * Always: sum of the coins = amount + change + fee.
 */
export function selectCoins(question: CoinQuestion): CoinSelection | null {
  const { amount, feeRate, inputSize, outputSize, changeSize, dust } = question
  const feeFor = (count: number, outputs: number) =>
    BigInt(Math.ceil((FRAME_SIZE + count * inputSize + outputs) * feeRate))
  const worth = BigInt(Math.ceil(inputSize * feeRate))
  const usable = question.coins.filter(({ value }) => value > worth).sort(largestFirst)

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

/** The same choice whatever order a server lists them in. */
function largestFirst(a: Coin, b: Coin): number {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1
  return a.txid === b.txid ? a.vout - b.vout : a.txid < b.txid ? -1 : 1
}
