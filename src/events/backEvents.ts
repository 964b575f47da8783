import { createAction } from '@reduxjs/toolkit'

/** The user pressed back, or Escape while there is a previous view. */
export const backRequested = createAction('walletModal/modal/backRequested')
