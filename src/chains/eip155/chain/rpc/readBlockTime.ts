import type { BlockMark } from '../../../../domain/payment/send'
import type { EvmClient } from './createRetryingClient'
import { readBlock } from './readBlock'

/** Block times are whole seconds; averaging over many blocks also suits sub-second chains. */
const SPAN = 64n

/**
 * Returns the average block time in ms.
 *
 * @throws {Error} when the chain is too short or no time passed
 */
export async function readBlockTime(
  client: Pick<EvmClient, 'request'>,
  newest: BlockMark,
  signal: AbortSignal,
): Promise<number> {
  const height = BigInt(newest.height)
  if (height < SPAN) throw new Error('Too few blocks')
  const earlier = `0x${(height - SPAN).toString(16)}`
  const block = readBlock(await client.request('eth_getBlockByNumber', [earlier, false], signal))
  const time = (newest.minedAt - block.minedAt) / Number(height - BigInt(block.height))
  if (!Number.isFinite(time) || time <= 0) throw new Error('No time passed between the blocks')
  return time
}
