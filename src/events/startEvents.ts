import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'

// In a file of their own, because the initial bundle does not need them.

/** The engine chunk is loaded. Sent to observers only: it is neither reduced nor logged. */
export const engineStarted = createAction('walletModal/lifecycle/engineStarted')

/** A flow threw an unexpected error. `stack`: functions and files without page URLs. */
export const flowFailed = createAction<{ readonly errorType: string; readonly stack: string }>(
  'walletModal/lifecycle/flowFailed',
)

/** The project's settings do not allow this page. `detail`: its origin. */
export const pageRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/options/pageRefused',
)
