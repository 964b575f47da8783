import type { Receipt } from '../../../ports/chainAdapter'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { readField } from '../../shared/readField'
import { toModalError } from '../toModalError'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './evmClient'

/** A node in trouble is no reason to stop waiting. */
const PASSING: readonly ErrorCode[] = [
  'CHAIN_UNREACHABLE',
  'LIMIT_EXCEEDED',
  'INTERNAL_RPC_ERROR',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_UNAVAILABLE',
]

/** Asks until the transaction is in a block. */
export function awaitReceipt(
  client: EvmClient,
  hash: string,
  signal: AbortSignal,
): Promise<Receipt> {
  async function ask(): Promise<Receipt | null> {
    const receipt = await client.request('eth_getTransactionReceipt', [hash], signal)
    const blockNumber = readField(receipt, 'blockNumber')
    if (typeof blockNumber !== 'string') return null
    const block = await client.request('eth_getBlockByNumber', [blockNumber, false], signal)
    const timestamp = readField(block, 'timestamp')
    if (timestamp === undefined) return null // the node has not caught up with itself
    return {
      hash,
      status: readField(receipt, 'status') === '0x0' ? 'failed' : 'confirmed',
      minedAt: Number(decodeQuantity(timestamp)) * 1000,
    }
  }
  const mayPass = (thrown: unknown) =>
    PASSING.includes(toModalError(thrown, 'UNKNOWN', 'chain').code)
  return client.poll(ask, mayPass, signal)
}
