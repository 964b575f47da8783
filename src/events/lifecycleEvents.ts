import { createAction } from '@reduxjs/toolkit'

/** Values read from storage, by slice; written at the start and when another tab changed them. */
export const hydrated = createAction<Readonly<Record<string, unknown>>>(
  'walletModal/persistence/hydrated',
)

/** The store stands and storage has been read: look for a session. */
export const storeReady = createAction('walletModal/lifecycle/storeReady')

/**
 * The state moved without an action of ours passing by: somebody travels in time. Fed to waiting flows only; it
 * never reaches the store.
 */
export const flowsHalted = createAction('walletModal/lifecycle/flowsHalted')

/**
 * The state is not what flows made of it: somebody travelled in time, or it was given. Fed to flows only: what looks under
 * way although nothing is, is forgotten.
 */
export const flowsResumed = createAction('walletModal/lifecycle/flowsResumed')

/** What our state is from here, whole: what a host kept, or put in its place, is not taken over. */
export const stateKept = createAction<object>('walletModal/persistence/stateKept')
