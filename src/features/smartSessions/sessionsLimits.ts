/** A wallet that has not said by then what it can allow is asked to allow it. */
export const CAPABILITIES_MS = 5_000
/** After each failure to tell the service, until it is left for later. */
export const TELL_AGAIN_MS: readonly number[] = [1_000, 4_000]
