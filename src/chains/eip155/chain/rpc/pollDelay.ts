const POLL_MS = 1_000
const POLL_MAX_MS = 4_000

/** Returns the pause in ms before the next poll; grows by a quarter up to four seconds. */
export const pollDelay = (count: number): number => Math.min(POLL_MS * 1.25 ** count, POLL_MAX_MS)
