import { nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { SubmittedTransaction } from '../../domain/transaction'
import { isEqualAddress } from '../../lib/address/address'
import { formatUnits } from '../../lib/amount/decimal'
import type { Receipt } from '../../ports/chainClient'

/** Returns the network fee that the sender paid; undefined if unknown or paid by another. */
export function getPaidFee(
  { from }: SubmittedTransaction,
  receipt: Receipt,
  network: Network,
): string | undefined {
  if (!('fee' in receipt) || !receipt.fee) return undefined
  const { units, payer } = receipt.fee
  if (!isEqualAddress(network.namespace, payer, from)) return undefined
  return formatUnits(BigInt(units), nativeDecimals(network))
}
