/** Delay after the last key. */
export const NAME_DEBOUNCE_MS = 500
/** The service rejects older signatures. */
export const NAME_SIGNATURE_MAX_AGE_MS = 10_000
