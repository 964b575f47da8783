import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'

// By themselves: no page brings them with its first bytes.

/** The code behind the modal is here. Told to observers only: it is neither reduced nor logged. */
export const engineStarted = createAction('walletModal/lifecycle/engineStarted')

/** A flow threw what it should have answered. `stack`: functions and files without addresses of pages. */
export const flowFailed = createAction<{ readonly errorType: string; readonly stack: string }>(
  'walletModal/lifecycle/flowFailed',
)

/** By the settings of its project, this page may not do what it offers. `detail`: its origin. */
export const pageRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/options/pageRefused',
)
