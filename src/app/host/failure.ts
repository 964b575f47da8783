import type { ErrorState } from '../../domain/errorCatalogue'
import type { Outcome } from './Controls'

/** The outcome that tells of an error; what a visitor declined is none. */
export const failure = (error: ErrorState): Outcome<never> =>
  error.code === 'USER_REJECTED' ? { status: 'rejected' } : { status: 'failed', error }
