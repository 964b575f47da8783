import { nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { SubmittedTransaction } from '../../domain/transaction'
import { sameAddress } from '../../lib/address/address'
import { formatUnits } from '../../lib/amount/decimal'
import type { Receipt } from '../../ports/chainClient'

/** What its sender paid the network for a transaction; undefined where nobody says, or somebody else paid. */
export function paidFee(
  { from }: SubmittedTransaction,
  receipt: Receipt,
  network: Network,
): string | undefined {
  if (!('fee' in receipt) || !receipt.fee) return undefined
  const { units, payer } = receipt.fee
  if (!sameAddress(network.namespace, payer, from)) return undefined
  return formatUnits(BigInt(units), nativeDecimals(network))
}
