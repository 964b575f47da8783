import type { MinedReceipt, Receipt } from '../../../../ports/chainClient'
import type { ErrorCode } from '../../../../domain/errorCatalogue'
import { readField } from '../../../shared/readField'
import { toModalError } from '../../toModalError'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'
import { toComparableCall, findReplacement, type NoncePosition } from './findReplacement'
import { readMinedAt } from './readBlock'
import { readPaidFee } from './readPaidFee'
import { readTransfers } from './readTransfers'

/** Node failures that do not end the wait. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = [
  'CHAIN_UNREACHABLE',
  'LIMIT_EXCEEDED',
  'INTERNAL_RPC_ERROR',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_UNAVAILABLE',
]

/** A lagging node may report a used nonce before the receipt, so this takes several rounds. */
const ROUNDS_TO_CONFIRM_REPLACEMENT = 3

/** Returns sender, nonce and call of a transaction; null while the node does not know it. */
async function readNoncePosition(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
): Promise<NoncePosition | null> {
  const transaction = await client.request('eth_getTransactionByHash', [hash], signal)
  const from = readField(transaction, 'from')
  const nonce = readField(transaction, 'nonce')
  return typeof from === 'string'
    ? { from, nonce: decodeQuantity(nonce), call: toComparableCall(transaction) }
    : null
}

/** Returns the receipt of a mined transaction; null while it is pending. */
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
  if (timestamp === undefined) return null // the node does not have the block yet
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
 * Polls until the transaction is mined or seems replaced; a replacement with the same call counts
 * as this transaction. Call again later to confirm: `places` keeps what nodes forget about it.
 */
export function awaitReceipt(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
  places = new Map<string, NoncePosition>(),
): Promise<Receipt> {
  let roundsUsed = 0
  /** The mined replacement with the same call. */
  let spedUp: string | null = null

  /** Whether the nonce is used; false when the node cannot answer. */
  async function isNonceUsed(): Promise<boolean> {
    try {
      const place = places.get(hash)
      if (!place) {
        const found = await readNoncePosition(client, hash, signal)
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

  /** Returns the transaction mined with this nonce, if the node can provide it. */
  async function readReplacement(place: NoncePosition | undefined) {
    try {
      return place ? await findReplacement(client, place, signal) : null
    } catch {
      return null
    }
  }

  async function ask(): Promise<Receipt | null> {
    const [receipt, isTaken] = await Promise.all([readReceipt(client, hash, signal), isNonceUsed()])
    if (receipt) {
      places.delete(hash)
      return receipt
    }
    roundsUsed = isTaken ? roundsUsed + 1 : 0
    if (roundsUsed < ROUNDS_TO_CONFIRM_REPLACEMENT) return null
    const place = places.get(hash)
    if (spedUp === null) {
      const found = await readReplacement(place)
      if (found?.hash === hash) return null // only its receipt is late
      const isSame = found !== null && found.call !== null && found.call === place?.call
      if (!isSame) return { hash, status: 'replaced' }
      spedUp = found.hash
    }
    const other = await readReceipt(client, spedUp, signal)
    if (other) places.delete(hash)
    return other && { ...other, hash, replacedBy: spedUp }
  }
  const mayPass = (thrown: unknown) =>
    TEMPORARY_ERRORS.includes(toModalError(thrown, 'UNKNOWN', 'chain').code)
  return client.poll(ask, mayPass, signal)
}
