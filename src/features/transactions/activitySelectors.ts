import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import type { HistoryPage } from '../../domain/schemas/history'
import type { SubmittedTransaction, Transaction, Transfer } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { describeTransfers, type TransferDescription } from '../../lib/amount/describeTransfers'
import { isAllSpam } from '../../lib/amount/isAllSpam'
import type { Network } from '../../domain/network'
import { operationLabel, type OperationLabel } from '../../lib/amount/operationLabel'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import type { Nonces } from '../../ports/chainClient'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { isChunkMissing } from '../notifications/isChunkMissing'
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
  /** What was moved, whose first letter stands in for a picture that is missing. */
  readonly name: string
  /** Coins are round, collectibles and calls are not. */
  readonly isCoin: boolean
  /** What a trade brought; null for anything else. */
  readonly second: Pick<ActivityEntry, 'imageUrl' | 'name' | 'isCoin'> | null
}

/** What is known of a history, and of the question for it. */
export interface HistoryAnswer {
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

const noncesOf = weakMapMemoize((address: string, network: Network) =>
  transactionsApi.endpoints.getNonces.select({ address, network }),
)

/** How many transactions of the active account wait for a block, as its nodes say. */
function selectNonces(state: RootState): Nonces | undefined {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  if (!services || address === null || network === null) return undefined
  return noncesOf(address, network)(services).data
}

/** The history of the active account as it stands in the service cache. */
export function selectHistoryAnswer(state: RootState): HistoryAnswer {
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
  const { swappedFor } = submitted
  return {
    id: hash,
    metadata: {
      operationType: swappedFor ? 'trade' : 'send',
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
      // Only what came is told: a quote is no receipt.
      ...(swappedFor?.received === undefined
        ? []
        : [broughtIn(swappedFor.symbol, swappedFor.received)]),
    ],
  }
}

const broughtIn = (symbol: string, numeric: string): Transfer => ({
  direction: 'in',
  quantity: { numeric },
  fungible_info: { name: symbol, symbol },
})

function mergeSubmitted(
  history: readonly Transaction[],
  submitted: readonly SubmittedTransaction[],
): readonly Transaction[] {
  if (submitted.length === 0) return history
  const known = new Set(history.map(({ metadata }) => metadata.hash.toLowerCase()))
  const missing = submitted.filter(({ hash }) => !known.has(hash.toLowerCase()))
  return missing.length === 0 ? history : [...missing.map(asTransaction), ...history]
}

/** What the nodes know of, and neither this page nor the history: sent before a reload, or elsewhere. */
function waitingElsewhere(
  { used, sent }: Nonces,
  ours: number,
  history: readonly Transaction[],
  { address, chain }: { readonly address: string; readonly chain: CaipNetworkId },
): readonly Transaction[] {
  if (sent === used) return NOTHING
  const listed = history.filter(({ metadata: { status, sentFrom, nonce = -1 } }) => {
    const isOpen = PENDING.includes(status) || nonce >= used
    return isOpen && sentFrom.toLowerCase() === address.toLowerCase()
  })
  const count = Math.min(sent - used - ours - listed.length, PENDING_TRANSACTIONS_MAX)
  return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
    id: `waiting:${used + index}`,
    metadata: {
      operationType: 'execute',
      hash: '',
      chain,
      minedAt: '',
      sentFrom: address,
      sentTo: '',
      status: 'pending',
    },
    transfers: [],
  }))
}

/** The activity of the active account. A payment of ours gives way to the history's own row. */
export const selectActivity = createSelector(
  [
    selectHistoryAnswer,
    selectHistoryTransactions,
    selectOwnSubmitted,
    (state: RootState) => isChunkMissing(state, 'transactions'),
    selectNonces,
    (state: RootState) => selectActiveAccount(state).address,
    selectActiveCaipNetworkId,
  ],
  (
    { error, hasNextPage, isFetchingNextPage },
    history,
    submitted,
    isChunkMissing,
    nonces,
    address,
    chain,
  ): Activity => {
    const known = history ?? NOTHING
    const told = mergeSubmitted(known, submitted)
    const waiting =
      nonces && address !== null && chain !== null
        ? waitingElsewhere(nonces, told.length - known.length, known, { address, chain })
        : NOTHING
    const transactions = waiting.length > 0 ? [...waiting, ...told] : told
    const hasFailed = error !== undefined || (history === null && isChunkMissing)
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

const nameOf = (transfer: TransferDescription | undefined): string =>
  transfer?.symbol ?? transfer?.name ?? ''

/** What a row of the activity says about a transaction, amounts as the language writes them. */
export function describeActivity(transaction: Transaction, locale?: string): ActivityEntry {
  const { operationType } = transaction.metadata
  const label = operationLabel(operationType)
  const state = stateOf(transaction)
  const transfers = describeTransfers(operationType, transaction.transfers, locale)
  const [first, other] = transfers
  const isPair = label === 'traded' && other !== undefined
  const pictured = isPair ? first : transfers.find(({ imageUrl }) => imageUrl !== null)
  return {
    label,
    state,
    badge: badgeIn(state, label, transfers),
    transfers,
    imageUrl: pictured?.imageUrl ?? null,
    name: nameOf(first),
    isCoin: (pictured ?? first)?.kind === 'token',
    second: isPair
      ? { imageUrl: other.imageUrl, name: nameOf(other), isCoin: other.kind === 'token' }
      : null,
  }
}
