/** Expected blocks until a payment is included: the next one is often already closed to it. */
const BLOCKS = 2.5
/** On slower chains an estimate would be meaningless. */
const SLOWEST_MS = 120_000
/** With an older newest block, the chain has stopped or only produces blocks on demand. */
const STOPPED_MS = 300_000
/** Round numbers of seconds for display. */
const STEPS_S = [5, 10, 15, 20, 30, 45] as const
const MINUTE_S = 60

export interface ArrivalTime {
  readonly unit: 'moment' | 'second' | 'minute'
  readonly count: number
}

/**
 * Estimates how long a payment takes at this block time, rounded up; null if that can't be
 * estimated.
 *
 * @param blockMs between two blocks
 * @param ageMs of the newest block
 */
export function estimateArrivalTime(blockMs: number, ageMs: number): ArrivalTime | null {
  const isSteady = blockMs > 0 && blockMs <= SLOWEST_MS && ageMs <= STOPPED_MS
  if (!isSteady) return null
  const seconds = (blockMs * BLOCKS) / 1000
  const step = STEPS_S.find(each => seconds <= each)
  if (step === STEPS_S[0]) return { unit: 'moment', count: 0 }
  if (step !== undefined) return { unit: 'second', count: step }
  return { unit: 'minute', count: Math.ceil(seconds / MINUTE_S) }
}
