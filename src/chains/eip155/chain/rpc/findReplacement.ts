import { readField } from '../../../shared/readField'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'

/** The sender, nonce and call of a transaction. */
export interface NoncePosition {
  readonly from: string
  readonly nonce: bigint
  /** Null if the node does not provide it. */
  readonly call: string | null
}

/** Searches 1, 2, 4, … blocks back; nodes without an archive keep about a hundred or more. */
const STEPS_MAX = 13

const hex = (value: bigint): string => `0x${value.toString(16)}`

/** Returns recipient, value and data in a comparable form; null if one is missing. */
export function toComparableCall(transaction: unknown): string | null {
  const to = readField(transaction, 'to')
  const value = readField(transaction, 'value')
  const input = readField(transaction, 'input')
  if (typeof to !== 'string' || typeof value !== 'string' || typeof input !== 'string') return null
  return [to.toLowerCase(), decodeQuantity(value), input.toLowerCase()].join(' ')
}

export interface Replacement {
  readonly hash: string
  readonly call: string | null
}

/**
 * Finds the mined transaction with this sender and nonce, by binary search over the transaction
 * count. Null when the nodes lack the history.
 */
export async function findReplacement(
  client: EvmClient,
  { from, nonce }: NoncePosition,
  signal: AbortSignal,
): Promise<Replacement | null> {
  const isUsedAt = async (height: bigint): Promise<boolean> => {
    const count = await client.request('eth_getTransactionCount', [from, hex(height)], signal)
    return decodeQuantity(count) > nonce
  }
  const newest = decodeQuantity(await client.request('eth_blockNumber', [], signal))
  let used = newest
  let unused: bigint | null = null
  for (let step = 0; step < STEPS_MAX && unused === null && used > 0n; step += 1) {
    const back = 1n << BigInt(step)
    const height = newest > back ? newest - back : 0n
    if (await isUsedAt(height)) used = height
    else unused = height
  }
  if (unused === null) return null
  let low: bigint = unused
  while (used - low > 1n) {
    const middle: bigint = (used + low) / 2n
    if (await isUsedAt(middle)) used = middle
    else low = middle
  }
  const block = await client.request('eth_getBlockByNumber', [hex(used), true], signal)
  const transactions = readField(block, 'transactions')
  if (!Array.isArray(transactions)) return null
  const found: unknown = transactions.find((one: unknown) => {
    const sender = readField(one, 'from')
    const order = readField(one, 'nonce')
    const isSender = typeof sender === 'string' && sender.toLowerCase() === from.toLowerCase()
    return isSender && typeof order === 'string' && decodeQuantity(order) === nonce
  })
  const hash = readField(found, 'hash')
  return typeof hash === 'string' ? { hash, call: toComparableCall(found) } : null
}
