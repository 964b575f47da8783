import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/address/caip'

/** The page wants something signed. What it is lies in the secret drawer under `id`. */
export const signRequested = createAction<{
  readonly id: string
  readonly kind: 'message' | 'typedData'
  readonly namespace: Namespace
}>('walletModal/connections/signRequested')

/** The signature lies in the secret drawer under `resultId`. */
export const signSucceeded = createAction<{ readonly id: string; readonly resultId: string }>(
  'walletModal/connections/signSucceeded',
)

export const signFailed = createAction<{ readonly id: string; readonly error: ErrorState }>(
  'walletModal/connections/signFailed',
)
