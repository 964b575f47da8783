import { createAction } from '@reduxjs/toolkit'

/** What the user chose and typed is cleared; the service's lists stay. */
export const onrampReset = createAction('walletModal/onramp/reset')
