import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/address/caip'

/** Watches the account of an address or an EVM name, on any namespace unless one is given. */
export const watchRequested = createAction<{
  readonly text: string
  readonly namespace?: Namespace | undefined
}>('walletModal/watchOnly/watchRequested')

export const watchFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/watchOnly/watchFailed',
)

/** The host app or the user cancelled, or requested another account. */
export const watchCancelled = createAction('walletModal/watchOnly/watchCancelled')
