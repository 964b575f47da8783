/** A link works this long after it was asked for, and a code this long after it was sent. */
export const LINK_AND_CODE_MS = 20 * 60_000
/** Wrong codes that one code survives, plus one. */
export const TRIES_PER_CODE = 5
