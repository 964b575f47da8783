import { createAction } from '@reduxjs/toolkit'

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
