import { createAction } from '@reduxjs/toolkit'

/** The page has what was chosen and typed forgotten; what the service said stays. */
export const onrampReset = createAction('walletModal/onramp/reset')
