/** How far the clock of this device and the one that set a time may be apart. */
export const CLOCK_TOLERANCE_MS = 60_000

/** Whether a time that another clock set has come, or may have. A time that cannot be read has not. */
export const hasCome = (at: number, now: number): boolean => at - CLOCK_TOLERANCE_MS <= now

/** Whether a time that another clock set is over for certain. A time that cannot be read is. */
export const isOver = (at: number, now: number): boolean => !(at + CLOCK_TOLERANCE_MS > now)
