import { createAction } from '@reduxjs/toolkit'

/**
 * Values read from storage, by slice; dispatched at the start and when another tab changed them.
 */
export const hydrated = createAction<Readonly<Record<string, unknown>>>(
  'walletModal/persistence/hydrated',
)

/** The store is set up and storage has been read: sessions can be restored. */
export const storeReady = createAction('walletModal/lifecycle/storeReady')

/** Replaces the whole state instead of adopting what the host persisted or put in its place. */
export const stateKept = createAction<object>('walletModal/persistence/stateKept')
