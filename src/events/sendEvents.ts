import { createAction } from '@reduxjs/toolkit'
import type { SubmittedTransaction } from '../domain/transaction'
import type { CaipNetworkId } from '../lib/address/caip'

/** The visitor went back from the review; what was reviewed no longer holds. */
export const reviewLeft = createAction('walletModal/send/reviewLeft')

/** The wallet handed over a hash: the payment is on its way. */
export const transactionSubmitted = createAction<SubmittedTransaction>(
  'walletModal/transactions/submitted',
)

/**
 * The network decided; `replaced` when another transaction took the place of this one, `expired` when it takes this one in
 * no more.
 */
export const transactionMined = createAction<{
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  readonly status: 'confirmed' | 'failed' | 'replaced' | 'expired'
}>('walletModal/transactions/mined')
