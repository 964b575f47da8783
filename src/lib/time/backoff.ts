const FIRST_DELAY_MS = 150
const RETRIES = 3

/** Returns the delay before retry number `attempt` (0 is the first); it doubles each time. */
export function backoffDelay(attempt: number, firstDelay = FIRST_DELAY_MS): number {
  return firstDelay * 2 ** attempt
}

/** Returns all delays of one request; default: 150, 300 and 600 ms. */
export function backoffDelays(retries = RETRIES, firstDelay = FIRST_DELAY_MS): number[] {
  return Array.from({ length: retries }, (_, attempt) => backoffDelay(attempt, firstDelay))
}
