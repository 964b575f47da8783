import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { PaymentDone, PayOrder } from '../../domain/payment/payOrder'

/** The page requests a payment. */
export const payRequested = createAction<PayOrder>('walletModal/pay/requested')

/** The user chose to pay from the connected wallet. */
export const payFromWalletRequested = createAction('walletModal/pay/fromWalletRequested')

/** The user chose to pay from an exchange; its id. */
export const payFromExchangeRequested = createAction<string>(
  'walletModal/pay/fromExchangeRequested',
)

/** The user opens the exchange's page, which the browser blocked or which is open already. */
export const exchangePageRequested = createAction('walletModal/pay/exchangePageRequested')

/** Repeats the status check. */
export const payStatusRequested = createAction('walletModal/pay/statusRequested')

/** Checks on a payment at an exchange that the user left; its id in `unsettled`. */
export const unsettledStatusRequested = createAction<string>(
  'walletModal/pay/unsettledStatusRequested',
)

/** Reloads the list of exchanges. */
export const exchangesRequested = createAction('walletModal/pay/exchangesRequested')

/** A requested payment ended: done, failed, or cancelled by the user (neither field). */
export const payEnded = createAction<{
  readonly id: string
  readonly done?: PaymentDone
  readonly error?: ErrorState
}>('walletModal/pay/ended')
