/** Lifetime of a link from its request, and of a code from its sending. */
export const LINK_AND_CODE_MS = 20 * 60_000
/** The last attempt makes the code invalid. */
export const TRIES_PER_CODE = 5
/**
 * Limits the chance of guessing an address's code to one in 20,000 per day, whatever else is tried.
 */
export const GUESSES_PER_DAY = { name: 'guesses', max: 50, windowMs: 24 * 3_600_000 }
