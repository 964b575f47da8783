import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { Recipient } from '../domain/payment/send'
import type { TokenBalance } from '../domain/token'
import type { SubmittedTransaction } from '../domain/transaction'
import type { CaipAddress, CaipNetworkId } from '../lib/address/caip'

/** The page requested a payment; it replaces the form. */
export const paymentGiven = createAction<{
  readonly token: TokenBalance
  readonly recipient: Recipient
  /** Decimal string. */
  readonly amount: string
}>('walletModal/send/paymentGiven')

/** A review of the form was requested. */
export const reviewRequested = createAction('walletModal/send/reviewRequested')

/** There is no review: the form stays and shows the error. */
export const reviewNotReady = createAction<ErrorState>('walletModal/send/reviewNotReady')

/** The user went back from the review, which is void now. */
export const reviewLeft = createAction('walletModal/send/reviewLeft')

/** The wallet returned a hash: the payment is pending. */
export const transactionSubmitted = createAction<SubmittedTransaction>(
  'walletModal/transactions/submitted',
)

/** The network decided; `replaced` by another transaction, or `expired` and no longer accepted. */
export const transactionMined = createAction<{
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'confirmed' | 'failed' | 'replaced' | 'expired'
  /** The mined hash, if the transaction was sped up in the wallet. */
  readonly replacedBy?: string
  /** CAIP-10 tokens whose balances changed, if a service has to reload them for that. */
  readonly tokens?: readonly CaipAddress[]
  /** Decimal string: what a swap brought, from the receipt. */
  readonly received?: string
  /** Decimal string: the fee that the sender paid, from the receipt. */
  readonly fee?: string
}>('walletModal/transactions/mined')
