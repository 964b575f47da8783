/** A payment is in the block after next, or a little later: the next one is often closed to it already. */
const BLOCKS = 2.5
/** A chain slower than this has no pace that a word could be given on. */
const SLOWEST_MS = 120_000
/** A chain whose newest block is older has stopped, or makes blocks when somebody needs one. */
const STOPPED_MS = 300_000
/** Seconds that a person would say. */
const STEPS_S = [5, 10, 15, 20, 30, 45] as const
const MINUTE_S = 60

export interface ArrivalTime {
  readonly unit: 'moment' | 'second' | 'minute'
  readonly count: number
}

/**
 * About how long a payment takes on a chain with blocks that far apart, rounded up; null where that cannot be said.
 *
 * @param blockMs between two blocks
 * @param ageMs of the newest block
 */
export function arrivalTime(blockMs: number, ageMs: number): ArrivalTime | null {
  const isSteady = blockMs > 0 && blockMs <= SLOWEST_MS && ageMs <= STOPPED_MS
  if (!isSteady) return null
  const seconds = (blockMs * BLOCKS) / 1000
  const step = STEPS_S.find(each => seconds <= each)
  if (step === STEPS_S[0]) return { unit: 'moment', count: 0 }
  if (step !== undefined) return { unit: 'second', count: step }
  return { unit: 'minute', count: Math.ceil(seconds / MINUTE_S) }
}
