import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/address/caip'

/** The page wants something signed. What it is lies in the secret drawer under `id`. */
export const signRequested = createAction<{
  readonly id: string
  readonly kind: 'message' | 'typedData'
  readonly namespace: Namespace
}>('walletModal/signing/signRequested')

/** The signature lies in the secret drawer under `resultId`. */
export const signSucceeded = createAction<{ readonly id: string; readonly resultId: string }>(
  'walletModal/signing/signSucceeded',
)

export const signFailed = createAction<{ readonly id: string; readonly error: ErrorState }>(
  'walletModal/signing/signFailed',
)
