import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { HistoryPage } from '../../domain/schemas/history'
import type { SubmittedTransaction, Transaction } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { describeTransfers, type TransferDescription } from '../../lib/amount/describeTransfers'
import { isAllSpam } from '../../lib/amount/isAllSpam'
import { operationLabel, type OperationLabel } from '../../lib/amount/operationLabel'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { selectIsActingMissing } from '../notifications/selectIsActingMissing'
import { transactionsApi } from './transactionsApi'
import { selectSubmitted } from './transactionsSlice'

/** What the active account did on the active network, as far as it is known. */
export interface Activity {
  readonly phase: 'loading' | 'known' | 'unavailable'
  /** Payments on their way and the history, without order. */
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The last page or the last look failed; what was there stays. */
  readonly hasFailed: boolean
}

/** The sign in the corner of a row's picture. */
export type ActivityBadge = 'out' | 'in' | 'swap' | 'done' | 'failed' | 'pending'

/** One row of the activity, ready for words. */
export interface ActivityEntry {
  readonly label: OperationLabel
  readonly state: 'done' | 'failed' | 'pending' | 'replaced' | 'expired'
  readonly badge: ActivityBadge
  readonly transfers: readonly TransferDescription[]
  readonly imageUrl: string | null
  /** Stands in for a picture that is missing. */
  readonly letter: string
}

interface HistoryAnswer {
  readonly data?: { readonly pages: readonly HistoryPage[] } | undefined
  readonly error?: unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
}

const NO_ANSWER: HistoryAnswer = {}
const NOTHING: readonly Transaction[] = []
const FAILED: readonly string[] = ['failed', 'ONRAMP_TRANSACTION_STATUS_FAILED']
const PENDING: readonly string[] = ['pending', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS']
const RECEIVING: readonly OperationLabel[] = [
  'received',
  'withdrew',
  'claimed',
  'bought',
  'borrowed',
]
const MARKED: readonly OperationLabel[] = ['approved', 'minted', 'executed', 'deployed']

const historyOf = weakMapMemoize((address: string, caipNetworkId: CaipNetworkId) =>
  transactionsApi.endpoints.getHistory.select({ address, caipNetworkId }),
)

function selectHistoryAnswer(state: RootState): HistoryAnswer {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (!services || address === null || caipNetworkId === null) return NO_ANSWER
  return historyOf(address, caipNetworkId)(services)
}

/** The history as it was answered, without what is hidden; null until there was an answer. */
export const selectHistoryTransactions = createSelector(
  [(state: RootState) => selectHistoryAnswer(state).data],
  (data): readonly Transaction[] | null =>
    data?.pages.flatMap(page => page.data).filter(({ transfers }) => !isAllSpam(transfers)) ?? null,
)

/** Payments this page sent from the active account on the active network. */
export const selectOwnSubmitted = createSelector(
  [
    selectSubmitted,
    (state: RootState) => selectActiveAccount(state).address,
    selectActiveCaipNetworkId,
  ],
  (submitted, address, activeCaipNetworkId) =>
    submitted.filter(
      ({ from, caipNetworkId }) => from === address && caipNetworkId === activeCaipNetworkId,
    ),
)

/** A payment of ours in the shape of the history, so that one list holds both. */
export function asTransaction(submitted: SubmittedTransaction): Transaction {
  const { hash, caipNetworkId, from, to, amount, symbol, iconUrl, status, submittedAt } = submitted
  return {
    id: hash,
    metadata: {
      operationType: 'send',
      hash,
      chain: caipNetworkId,
      minedAt: new Date(submittedAt).toISOString(),
      sentFrom: from,
      sentTo: to,
      status,
    },
    transfers: [
      {
        direction: 'out',
        quantity: { numeric: amount },
        fungible_info: { name: symbol, symbol, ...(iconUrl && { icon: { url: iconUrl } }) },
      },
    ],
  }
}

function mergeSubmitted(
  history: readonly Transaction[],
  submitted: readonly SubmittedTransaction[],
): readonly Transaction[] {
  const known = new Set(history.map(({ metadata }) => metadata.hash.toLowerCase()))
  const missing = submitted.filter(({ hash }) => !known.has(hash.toLowerCase()))
  return missing.length === 0 ? history : [...missing.map(asTransaction), ...history]
}

/** The activity of the active account. A payment of ours gives way to the history's own row. */
export const selectActivity = createSelector(
  [selectHistoryAnswer, selectHistoryTransactions, selectOwnSubmitted, selectIsActingMissing],
  ({ error, hasNextPage, isFetchingNextPage }, history, submitted, isCodeMissing): Activity => {
    const transactions = mergeSubmitted(history ?? NOTHING, submitted)
    const hasFailed = error !== undefined || (history === null && isCodeMissing)
    const isKnown = history !== null || transactions.length > 0
    return {
      phase: isKnown ? 'known' : hasFailed ? 'unavailable' : 'loading',
      transactions,
      hasMore: hasNextPage === true,
      isLoadingMore: isFetchingNextPage === true,
      hasFailed,
    }
  },
)

function stateOf({ metadata }: Transaction): ActivityEntry['state'] {
  if (FAILED.includes(metadata.status)) return 'failed'
  const { status } = metadata
  if (status === 'replaced' || status === 'expired') return status
  return PENDING.includes(metadata.status) ? 'pending' : 'done'
}

function badgeOf(label: OperationLabel, transfers: readonly TransferDescription[]): ActivityBadge {
  if (label === 'traded') return 'swap'
  if (MARKED.includes(label)) return 'done'
  const [only, second] = transfers
  if (only && !second && only.direction !== 'self') return only.direction
  return RECEIVING.includes(label) ? 'in' : 'out'
}

function badgeIn(
  state: ActivityEntry['state'],
  label: OperationLabel,
  transfers: readonly TransferDescription[],
): ActivityBadge {
  if (state === 'replaced') return 'swap'
  if (state === 'expired') return 'failed'
  return state === 'done' ? badgeOf(label, transfers) : state
}

/** What a row of the activity says about a transaction, amounts as the language writes them. */
export function describeActivity(transaction: Transaction, locale?: string): ActivityEntry {
  const { operationType } = transaction.metadata
  const label = operationLabel(operationType)
  const state = stateOf(transaction)
  const transfers = describeTransfers(operationType, transaction.transfers, locale)
  const pictured = transfers.find(({ imageUrl }) => imageUrl !== null)
  const named = transfers[0]
  return {
    label,
    state,
    badge: badgeIn(state, label, transfers),
    transfers,
    imageUrl: pictured?.imageUrl ?? null,
    letter: (named?.symbol ?? named?.name ?? '').slice(0, 1),
  }
}
