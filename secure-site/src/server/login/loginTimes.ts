/** A link works this long after it was asked for, and a code this long after it was sent. */
export const LINK_AND_CODE_MS = 20 * 60_000
/** Wrong codes that one code survives, plus one. */
export const TRIES_PER_CODE = 5
/** One in 20,000 guesses an address's code in a day, whatever is tried. */
export const GUESSES_PER_DAY = { name: 'guesses', max: 50, windowMs: 24 * 3_600_000 }
