/** The tolerated difference between this device's clock and the one that set a time. */
export const CLOCK_TOLERANCE_MS = 60_000

/** Whether a time set by another clock may have been reached. False for an invalid time. */
export const hasPossiblyPassed = (at: number, now: number): boolean =>
  at - CLOCK_TOLERANCE_MS <= now

/** Whether a time set by another clock has certainly passed. True for an invalid time. */
export const isOver = (at: number, now: number): boolean => !(at + CLOCK_TOLERANCE_MS > now)
