/** Limits that apply from page load, kept apart from those that load with the modal's code. */
export const RESTORE_TIMEOUT_MS = 8_000
export const ACTION_LOG_SIZE = 500
