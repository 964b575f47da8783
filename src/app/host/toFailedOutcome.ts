import type { ErrorState } from '../../domain/errorCatalogue'
import type { Outcome } from './Controls'

/** Returns the outcome for an error: `rejected` if the user declined, else `failed`. */
export const toFailedOutcome = (error: ErrorState): Outcome<never> =>
  error.code === 'USER_REJECTED' ? { status: 'rejected' } : { status: 'failed', error }
