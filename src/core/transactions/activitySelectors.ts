import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import type { HistoryPage } from '../../domain/schemas/history'
import type { SubmittedTransaction, Transaction, Transfer } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { describeTransfers, type TransferDescription } from '../../lib/amount/describeTransfers'
import { isAllSpam } from '../../lib/amount/isAllSpam'
import type { Network } from '../../domain/network'
import { getOperationLabel, type OperationLabel } from '../../lib/amount/getOperationLabel'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import type { Nonces } from '../../ports/chainClient'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { isChunkMissing } from '../notifications/isChunkMissing'
import { transactionsApi } from './transactionsApi'
import { selectSubmitted } from './transactionsSlice'

/** The activity of the active account on the active network, as far as it is loaded. */
export interface Activity {
  readonly phase: 'loading' | 'known' | 'unavailable'
  /** Pending payments and the history, unsorted. */
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Whether the last page or reload failed; loaded rows stay. */
  readonly hasFailed: boolean
}

/** Badge in the corner of a row's picture. */
export type ActivityBadge = 'out' | 'in' | 'swap' | 'done' | 'failed' | 'pending'

/** One row of the activity, before translation. */
export interface ActivityEntry {
  readonly label: OperationLabel
  readonly state: 'done' | 'failed' | 'pending' | 'replaced' | 'expired'
  readonly badge: ActivityBadge
  readonly transfers: readonly TransferDescription[]
  readonly imageUrl: string | null
  /** What was moved; its initial replaces a missing picture. */
  readonly name: string
  /** Coins have round pictures; collectibles and calls do not. */
  readonly isCoin: boolean
  /** What a trade brought; null for anything else. */
  readonly second: Pick<ActivityEntry, 'imageUrl' | 'name' | 'isCoin'> | null
}

/** The cached history and the state of its request. */
export interface HistoryAnswer {
  readonly data?: { readonly pages: readonly HistoryPage[] } | undefined
  readonly error?: unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
}

const NO_ANSWER: HistoryAnswer = {}
const NO_TRANSACTIONS: readonly Transaction[] = []
const FAILED: readonly string[] = ['failed', 'ONRAMP_TRANSACTION_STATUS_FAILED']
const PENDING: readonly string[] = ['pending', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS']
const RECEIVING: readonly OperationLabel[] = [
  'received',
  'withdrew',
  'claimed',
  'bought',
  'borrowed',
]
const CHECKED_LABELS: readonly OperationLabel[] = ['approved', 'minted', 'executed', 'deployed']

const getHistorySelector = weakMapMemoize((address: string, caipNetworkId: CaipNetworkId) =>
  transactionsApi.endpoints.getHistory.select({ address, caipNetworkId }),
)

const getNoncesSelector = weakMapMemoize((address: string, network: Network) =>
  transactionsApi.endpoints.getNonces.select({ address, network }),
)

/** Returns the active account's nonces, from which the number of unmined transactions follows. */
function selectNonces(state: RootState): Nonces | undefined {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  if (!services || address === null || network === null) return undefined
  return getNoncesSelector(address, network)(services).data
}

/** Returns the cached history of the active account. */
export function selectHistoryAnswer(state: RootState): HistoryAnswer {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (!services || address === null || caipNetworkId === null) return NO_ANSWER
  return getHistorySelector(address, caipNetworkId)(services)
}

/** Returns the history without spam; null until the first response. */
export const selectHistoryTransactions = createSelector(
  [(state: RootState) => selectHistoryAnswer(state).data],
  (data): readonly Transaction[] | null =>
    data?.pages.flatMap(page => page.data).filter(({ transfers }) => !isAllSpam(transfers)) ?? null,
)

/** Returns the payments that this page sent from the active account on the active network. */
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

/** Converts a payment of this page to a history row, so that one list holds both. */
export function toTransaction(submitted: SubmittedTransaction): Transaction {
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
      // Only a received amount is shown: a quote is not a result.
      ...(swappedFor?.received === undefined
        ? []
        : [toIncomingTransfer(swappedFor.symbol, swappedFor.received)]),
    ],
  }
}

const toIncomingTransfer = (symbol: string, numeric: string): Transfer => ({
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
  return missing.length === 0 ? history : [...missing.map(toTransaction), ...history]
}

/**
 * Returns rows for pending transactions that only the nodes know: sent before a reload, or
 * elsewhere.
 */
function getUnlistedPending(
  { used, sent }: Nonces,
  ours: number,
  history: readonly Transaction[],
  { address, chain }: { readonly address: string; readonly chain: CaipNetworkId },
): readonly Transaction[] {
  if (sent === used) return NO_TRANSACTIONS
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

/** Returns the activity of the active account. The history's row replaces this page's own. */
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
    const known = history ?? NO_TRANSACTIONS
    const told = mergeSubmitted(known, submitted)
    const waiting =
      nonces && address !== null && chain !== null
        ? getUnlistedPending(nonces, told.length - known.length, known, { address, chain })
        : NO_TRANSACTIONS
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

function getState({ metadata }: Transaction): ActivityEntry['state'] {
  if (FAILED.includes(metadata.status)) return 'failed'
  const { status } = metadata
  if (status === 'replaced' || status === 'expired') return status
  return PENDING.includes(metadata.status) ? 'pending' : 'done'
}

function getDoneBadge(
  label: OperationLabel,
  transfers: readonly TransferDescription[],
): ActivityBadge {
  if (label === 'traded') return 'swap'
  if (CHECKED_LABELS.includes(label)) return 'done'
  const [only, second] = transfers
  if (only && !second && only.direction !== 'self') return only.direction
  return RECEIVING.includes(label) ? 'in' : 'out'
}

function getBadge(
  state: ActivityEntry['state'],
  label: OperationLabel,
  transfers: readonly TransferDescription[],
): ActivityBadge {
  if (state === 'replaced') return 'swap'
  if (state === 'expired') return 'failed'
  return state === 'done' ? getDoneBadge(label, transfers) : state
}

const getTransferName = (transfer: TransferDescription | undefined): string =>
  transfer?.symbol ?? transfer?.name ?? ''

/** Describes a transaction for a row, with amounts formatted for the locale. */
export function describeActivity(transaction: Transaction, locale?: string): ActivityEntry {
  const { operationType } = transaction.metadata
  const label = getOperationLabel(operationType)
  const state = getState(transaction)
  const transfers = describeTransfers(operationType, transaction.transfers, locale)
  const [first, other] = transfers
  const isPair = label === 'traded' && other !== undefined
  const pictured = isPair ? first : transfers.find(({ imageUrl }) => imageUrl !== null)
  return {
    label,
    state,
    badge: getBadge(state, label, transfers),
    transfers,
    imageUrl: pictured?.imageUrl ?? null,
    name: getTransferName(first),
    isCoin: (pictured ?? first)?.kind === 'token',
    second: isPair
      ? { imageUrl: other.imageUrl, name: getTransferName(other), isCoin: other.kind === 'token' }
      : null,
  }
}
