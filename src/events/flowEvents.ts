import { createAction } from '@reduxjs/toolkit'

/** Time travel changed the state. Sent to waiting flows only; it never reaches the store. */
export const flowsHalted = createAction('walletModal/lifecycle/flowsHalted')

/** The state was replayed or preloaded. Sent to flows only, which reset what looks pending. */
export const flowsResumed = createAction('walletModal/lifecycle/flowsResumed')
