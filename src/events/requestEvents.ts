import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { PaymentMark } from '../domain/payment/paymentMark'
import type { NewRequest, RequestEnd, RequestFact } from '../domain/walletRequest'

/** A wallet is about to receive a request. */
export const requestOpened = createAction<NewRequest>('walletModal/requests/opened')

/** The wallet did not answer in time; it may still do so. */
export const requestTimedOut = createAction<RequestFact & { readonly error: ErrorState }>(
  'walletModal/requests/timedOut',
)

/** The wallet answered, or the request ended without an answer. */
export const requestEnded = createAction<RequestEnd>('walletModal/requests/ended')

/** Requests of other tabs and earlier pages, from storage. */
export const rememberedRequestsLoaded = createAction<readonly PaymentMark[]>(
  'walletModal/requests/rememberedLoaded',
)

/** No flow waits for the requests in state: it was replayed or preloaded. */
export const requestsAbandoned = createAction('walletModal/requests/abandoned')
