import { createAction } from '@reduxjs/toolkit'

/** Loading the visible activity failed. */
export const activityFailed = createAction('walletModal/transactions/activityFailed')
