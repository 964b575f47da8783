import { createAction } from '@reduxjs/toolkit'

/** The activity that is on screen could not be read. */
export const activityFailed = createAction('walletModal/transactions/activityFailed')
