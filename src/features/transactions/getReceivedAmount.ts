import type { SubmittedTransaction } from '../../domain/transaction'
import { formatUnits } from '../../lib/amount/decimal'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import type { Receipt } from '../../ports/chainClient'

/**
 * Returns what a swap brought to the account, net of returns, from the token contract's logs.
 * Undefined for a native coin, which has no logs.
 */
export function getReceivedAmount(
  { swappedFor, from }: SubmittedTransaction,
  receipt: Receipt,
): string | undefined {
  if (!swappedFor || receipt.status !== 'confirmed') return undefined
  const [token, account] = [plainTokenAddress(swappedFor.token), from].map(one => one.toLowerCase())
  let units = 0n
  for (const moved of receipt.transfers ?? []) {
    if (moved.token.toLowerCase() !== token) continue
    if (moved.to.toLowerCase() === account) units += BigInt(moved.units)
    if (moved.from.toLowerCase() === account) units -= BigInt(moved.units)
  }
  return units > 0n ? formatUnits(units, swappedFor.decimals) : undefined
}
