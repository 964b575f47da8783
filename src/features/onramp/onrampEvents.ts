import { createAction } from '@reduxjs/toolkit'

/** The host app clears what the user chose and typed; the service's lists stay. */
export const onrampReset = createAction('walletModal/onramp/reset')
