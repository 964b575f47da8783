import { createAction } from '@reduxjs/toolkit'

/** Preloads what a press needs: the pointer or the focus is on a wallet of this browser. */
export const connectPreloadRequested = createAction('walletModal/connections/preloadRequested')

/** Preloads only the pairing chunk: the pointer or the focus is near a wallet on another device. */
export const pairingPreloadRequested = createAction('walletModal/pairing/preloadRequested')
