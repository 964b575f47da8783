const FIRST_DELAY_MS = 150
const RETRIES = 3

/** The wait before retry number `attempt` (0 is the first): each twice the one before. */
export function backoffDelay(attempt: number, firstDelay = FIRST_DELAY_MS): number {
  return firstDelay * 2 ** attempt
}

/** All waits of one request: 150, 300 and 600 ms unless told otherwise. */
export function backoffDelays(retries = RETRIES, firstDelay = FIRST_DELAY_MS): number[] {
  return Array.from({ length: retries }, (_, attempt) => backoffDelay(attempt, firstDelay))
}
