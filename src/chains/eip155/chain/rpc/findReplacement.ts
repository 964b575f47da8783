import { readField } from '../../../shared/readField'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './createPatientClient'

/** An account’s transaction, by its order, and what it calls. */
export interface Place {
  readonly from: string
  readonly nonce: bigint
  /** Null where the node does not tell. */
  readonly call: string | null
}

/** Looks back 1, 2, 4, … blocks: nodes that keep no archive know the last hundred or so, others more. */
const STEPS_MAX = 13

const hex = (value: bigint): string => `0x${value.toString(16)}`

/** What a transaction calls, in a form that can be compared; null where the answer does not say all of it. */
export function callOf(transaction: unknown): string | null {
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
 * The account’s transaction in a block that has this place in its order, found by when its count of transactions went up. Null
 * where nodes do not tell so much of the past.
 */
export async function findReplacement(
  client: EvmClient,
  { from, nonce }: Place,
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
  return typeof hash === 'string' ? { hash, call: callOf(found) } : null
}
