/** Limits that count from a page's first moment, apart from those that come with the code behind the modal. */
export const RESTORE_TIMEOUT_MS = 8_000
export const ACTION_LOG_SIZE = 500
