import { createAction, createSlice } from '@reduxjs/toolkit'
import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import type { SubmittedTransaction } from '../../domain/transaction'
import { disconnected } from '../../events/connectionEvents'
import { transactionMined, transactionSubmitted } from '../../events/sendEvents'

export interface TransactionsState {
  /** Transactions that this page sent, newest first. */
  readonly submitted: readonly SubmittedTransaction[]
}

const initialState: TransactionsState = { submitted: [] }

/** The end of the list is visible and there are more pages, or the user retries. */
export const activityMoreRequested = createAction('walletModal/transactions/moreRequested')

type Mined = ReturnType<typeof transactionMined>['payload']

function applyMined(transaction: SubmittedTransaction, { status, received, replacedBy }: Mined) {
  const { swappedFor, hash } = transaction
  const mined = { ...transaction, status, hash: replacedBy ?? hash }
  if (!swappedFor || received === undefined) return mined
  return { ...mined, swappedFor: { ...swappedFor, received } }
}

/** Transactions sent from this page; not stored. The history is in the service cache. */
export const transactionsSlice = createSlice({
  name: 'walletModal/transactions',
  reducerPath: 'transactions',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(transactionSubmitted, (state, { payload }) => ({
        submitted: [payload, ...state.submitted.filter(({ hash }) => hash !== payload.hash)].slice(
          0,
          PENDING_TRANSACTIONS_MAX,
        ),
      }))
      .addCase(transactionMined, (state, { payload }) => ({
        submitted: state.submitted.map(transaction =>
          transaction.hash === payload.hash ? applyMined(transaction, payload) : transaction,
        ),
      }))
      .addCase(disconnected, (state, { payload: { namespace } }) => ({
        submitted: state.submitted.filter(
          ({ caipNetworkId }) => !caipNetworkId.startsWith(`${namespace}:`),
        ),
      }))
  },
  selectors: { selectSubmitted: state => state.submitted },
})

export const { selectSubmitted } = transactionsSlice.getSelectors(
  (state: { readonly transactions?: TransactionsState }) => state.transactions ?? initialState,
)
