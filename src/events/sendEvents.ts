import { createAction } from '@reduxjs/toolkit'
import type { SubmittedTransaction } from '../domain/transaction'
import type { CaipAddress, CaipNetworkId } from '../lib/address/caip'

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
  /** The hash under which it is in a block, if it was sped up in the wallet. */
  readonly replacedBy?: string
  /** CAIP-10: whose balances it changed, where a service has to read them anew for that. */
  readonly tokens?: readonly CaipAddress[]
  /** Decimal string: what a swap brought, by the receipt. */
  readonly received?: string
  /** Decimal string: what its sender paid for it, by the receipt. */
  readonly fee?: string
}>('walletModal/transactions/mined')
