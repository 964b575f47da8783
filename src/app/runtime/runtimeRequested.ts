import { createAction } from '@reduxjs/toolkit'

/** Answered by the modal's middleware with the runtime; reaches neither reducer nor DevTools. */
export const runtimeRequested = createAction<string>('walletModal/@@runtime')
