import { createAction } from '@reduxjs/toolkit'
import type { SubmittedTransaction } from '../domain/transaction'
import type { CaipAddress, CaipNetworkId } from '../lib/address/caip'

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
