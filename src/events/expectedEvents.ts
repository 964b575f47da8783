import { createAction } from '@reduxjs/toolkit'

/** A visitor came to a wallet of this browser with pointer or key: what a press will need is fetched. */
export const connectExpected = createAction('walletModal/connections/expected')

/** A pointer or the focus came near a wallet on another device: the code of pairing may be fetched, and nobody is asked. */
export const pairingExpected = createAction('walletModal/pairing/expected')
