/** How long to wait for the wallet's capabilities before requesting without them. */
export const CAPABILITIES_TIMEOUT_MS = 5_000
/** Delays before reporting to the service again; after the last one it is left for later. */
export const REPORT_RETRY_DELAYS_MS: readonly number[] = [1_000, 4_000]
