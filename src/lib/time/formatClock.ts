const MINUTE_S = 60

/** Formats seconds as minutes and seconds, such as `3:42`. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
