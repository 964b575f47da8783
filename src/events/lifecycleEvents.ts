import { createAction } from '@reduxjs/toolkit'

/** Values read from storage, by slice; written at the start and when another tab changed them. */
export const hydrated = createAction<Readonly<Record<string, unknown>>>(
  'walletModal/persistence/hydrated',
)

/** The store stands and storage has been read: look for a session. */
export const storeReady = createAction('walletModal/lifecycle/storeReady')

/** What our state is from here, whole: what a host kept, or put in its place, is not taken over. */
export const stateKept = createAction<object>('walletModal/persistence/stateKept')
