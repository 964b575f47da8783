import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { PaymentMark } from '../domain/payment/paymentMark'
import type { NewRequest, RequestEnd, RequestFact } from '../domain/walletRequest'

/** A wallet is about to be asked. */
export const requestOpened = createAction<NewRequest>('walletModal/requests/opened')

/** The wallet has not answered in time; it may do so later. */
export const requestTimedOut = createAction<RequestFact & { readonly error: ErrorState }>(
  'walletModal/requests/timedOut',
)

/** The wallet answered, or its request is over. */
export const requestEnded = createAction<RequestEnd>('walletModal/requests/ended')

/** What other tabs and earlier pages asked wallets for, as storage has it. */
export const requestsRecalled = createAction<readonly PaymentMark[]>(
  'walletModal/requests/recalled',
)

/** No flow of this page waits for a wallet any more: the state is one that was travelled to, or given. */
export const requestsLeft = createAction('walletModal/requests/left')
