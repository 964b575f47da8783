import { readField } from '../../shared/readField'
import { toUnits, type SolanaRpc } from './createSolanaRpc'

/**
 * Returns the average slot time in ms over the last minutes.
 *
 * @throws {Error} when the node has no samples
 */
export async function readSlotTime(rpc: SolanaRpc, signal: AbortSignal): Promise<number> {
  const answer = await rpc.request('getRecentPerformanceSamples', [1], signal)
  const sample: unknown = Array.isArray(answer) ? answer[0] : undefined
  const slots = Number(toUnits(readField(sample, 'numSlots')))
  const seconds = Number(toUnits(readField(sample, 'samplePeriodSecs')))
  if (slots === 0 || seconds === 0) throw new Error('No slots passed')
  return (seconds * 1000) / slots
}
