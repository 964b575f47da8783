import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { PaymentDone, PayOrder } from '../../domain/payment/payOrder'

/** A page asks to be paid. */
export const payRequested = createAction<PayOrder>('walletModal/pay/requested')

/** The visitor wants to pay from the wallet that is connected. */
export const payFromWalletRequested = createAction('walletModal/pay/fromWalletRequested')

/** The visitor wants to pay from an exchange, by its id. */
export const payFromExchangeRequested = createAction<string>(
  'walletModal/pay/fromExchangeRequested',
)

/** The visitor wants the exchange’s page, which the browser has refused or which is somewhere already. */
export const exchangePageWanted = createAction('walletModal/pay/exchangePageWanted')

/** How the payment stands is to be asked once more. */
export const payStatusRequested = createAction('walletModal/pay/statusRequested')

/** What became of the payment at an exchange that was left is to be looked for; by its id among what is unsettled. */
export const leftExchangeWanted = createAction<string>('walletModal/pay/leftExchangeWanted')

/** The list of exchanges is to be asked for once more. */
export const exchangesRequested = createAction('walletModal/pay/exchangesRequested')

/** How a payment ended that a page asked for: done, given up by the visitor (neither), or failed. */
export const payEnded = createAction<{
  readonly id: string
  readonly done?: PaymentDone
  readonly error?: ErrorState
}>('walletModal/pay/ended')
