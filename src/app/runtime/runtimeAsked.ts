import { createAction } from '@reduxjs/toolkit'

/** Answered by our middleware with the runtime; reaches neither reducer nor DevTools. */
export const runtimeAsked = createAction<string>('walletModal/@@runtime')
