import type { MinedReceipt, Receipt } from '../../../../ports/chainClient'
import type { ErrorCode } from '../../../../domain/errorCatalogue'
import { readField } from '../../../shared/readField'
import { toModalError } from '../../toModalError'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './createPatientClient'
import { callOf, findReplacement, type Place } from './findReplacement'
import { readMinedAt } from './readBlock'
import { readPaidFee } from './readPaidFee'
import { readTransfers } from './readTransfers'

/** A node in trouble is no reason to stop waiting. */
const PASSING: readonly ErrorCode[] = [
  'CHAIN_UNREACHABLE',
  'LIMIT_EXCEEDED',
  'INTERNAL_RPC_ERROR',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_UNAVAILABLE',
]

/** A node that lags behind may show a nonce that is used and no receipt. */
const LOOKS_TO_SAY_SO = 3

/** Whose transaction it is and which one in order; null while the node does not know it. */
async function readPlace(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
): Promise<Place | null> {
  const transaction = await client.request('eth_getTransactionByHash', [hash], signal)
  const from = readField(transaction, 'from')
  const nonce = readField(transaction, 'nonce')
  return typeof from === 'string'
    ? { from, nonce: decodeQuantity(nonce), call: callOf(transaction) }
    : null
}

/** What a block made of a transaction; null while it is in none. */
async function readReceipt(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
): Promise<MinedReceipt | null> {
  const receipt = await client.request('eth_getTransactionReceipt', [hash], signal)
  const blockNumber = readField(receipt, 'blockNumber')
  if (typeof blockNumber !== 'string') return null
  const block = await client.request('eth_getBlockByNumber', [blockNumber, false], signal)
  const timestamp = readField(block, 'timestamp')
  if (timestamp === undefined) return null // the node has not caught up with itself
  const transfers = readTransfers(receipt)
  const fee = readPaidFee(receipt)
  return {
    hash,
    status: readField(receipt, 'status') === '0x0' ? 'failed' : 'confirmed',
    minedAt: readMinedAt(block),
    ...(transfers.length > 0 && { transfers }),
    ...(fee && { fee }),
  }
}

/**
 * Asks until the transaction is in a block, or another one of the same account seems to have taken its place: one with the very
 * same call counts as this one. Whoever wants to be sure that it was replaced asks again, later: `places` keeps what nodes no
 * longer know of such a transaction.
 */
export function awaitReceipt(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
  places = new Map<string, Place>(),
): Promise<Receipt> {
  let timesUsed = 0
  /** A transaction with the same call that is in a block. */
  let spedUp: string | null = null

  /** Whether its nonce is used. A node that does not tell is no reason to stop. */
  async function isPlaceTaken(): Promise<boolean> {
    try {
      const place = places.get(hash)
      if (!place) {
        const found = await readPlace(client, hash, signal)
        if (found) places.set(hash, found)
        return false
      }
      const { from, nonce } = place
      const count = await client.request('eth_getTransactionCount', [from, 'latest'], signal)
      return decodeQuantity(count) > nonce
    } catch {
      return false
    }
  }

  /** What is in its place, if a node can tell. */
  async function readReplacement(place: Place | undefined) {
    try {
      return place ? await findReplacement(client, place, signal) : null
    } catch {
      return null
    }
  }

  async function ask(): Promise<Receipt | null> {
    const [receipt, isTaken] = await Promise.all([
      readReceipt(client, hash, signal),
      isPlaceTaken(),
    ])
    if (receipt) {
      places.delete(hash)
      return receipt
    }
    timesUsed = isTaken ? timesUsed + 1 : 0
    if (timesUsed < LOOKS_TO_SAY_SO) return null
    const place = places.get(hash)
    if (spedUp === null) {
      const found = await readReplacement(place)
      if (found?.hash === hash) return null // its receipt is only late
      const isSame = found !== null && found.call !== null && found.call === place?.call
      if (!isSame) return { hash, status: 'replaced' }
      spedUp = found.hash
    }
    const other = await readReceipt(client, spedUp, signal)
    if (other) places.delete(hash)
    return other && { ...other, hash, replacedBy: spedUp }
  }
  const mayPass = (thrown: unknown) =>
    PASSING.includes(toModalError(thrown, 'UNKNOWN', 'chain').code)
  return client.poll(ask, mayPass, signal)
}
