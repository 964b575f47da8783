import { createAction } from '@reduxjs/toolkit'

/** The pointer or the focus is on a wallet of this browser: what a press needs is loaded. */
export const connectExpected = createAction('walletModal/connections/expected')

/** The pointer or the focus is near a wallet on another device: only the pairing chunk may load. */
export const pairingExpected = createAction('walletModal/pairing/expected')
