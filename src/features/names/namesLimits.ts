/** After the last key. */
export const NAME_DEBOUNCE_MS = 500
/** The service takes no signature that is older. */
export const NAME_SIGNATURE_MS = 10_000
