import type { Outcome } from 'redux-wallet-modal'

/** Formats a request's outcome as one line. */
export const sayOutcome = (outcome: Outcome<unknown>): string =>
  outcome.status === 'done'
    ? `done ${JSON.stringify(outcome.value ?? null)}`
    : outcome.status === 'failed'
      ? `failed ${outcome.error.code} ${outcome.error.detail}`
      : outcome.status
