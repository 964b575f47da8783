import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'

/** Values read from storage, by slice; written at the start and when another tab changed them. */
export const hydrated = createAction<Readonly<Record<string, unknown>>>(
  'walletModal/persistence/hydrated',
)

/** The store stands and storage has been read: look for a session. */
export const storeReady = createAction('walletModal/lifecycle/storeReady')

/** What our state is from here, whole: what a host kept, or put in its place, is not taken over. */
export const stateKept = createAction<object>('walletModal/persistence/stateKept')

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
