import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/address/caip'

/** An address, or a name on an EVM network, whose account is to be watched; without a namespace, wherever it is an address. */
export const watchRequested = createAction<{
  readonly text: string
  readonly namespace?: Namespace | undefined
}>('walletModal/watchOnly/watchRequested')

export const watchFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/watchOnly/watchFailed',
)

/** The page or the visitor gave up, or named another one. */
export const watchCancelled = createAction('walletModal/watchOnly/watchCancelled')
