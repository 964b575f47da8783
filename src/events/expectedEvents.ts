import { createAction } from '@reduxjs/toolkit'

/** A visitor came to a wallet of this browser with pointer or key: what a press will need is fetched. */
export const connectExpected = createAction('walletModal/connections/expected')
