import { createAction } from '@reduxjs/toolkit'

/** Back was pressed, or Escape where there is somewhere to go back to. */
export const backRequested = createAction('walletModal/modal/backRequested')
