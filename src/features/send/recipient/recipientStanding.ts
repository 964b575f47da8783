import { createSelector } from '@reduxjs/toolkit'
import { isEqualAddress } from '../../../lib/address/address'
import type { RootState } from '../../../store/rootReducer'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectActiveNamespace, selectActiveNetwork } from '../../../core/network/networkSelectors'
import {
  selectActivity,
  selectHistoryTransactions,
  selectOwnSubmitted,
} from '../../../core/transactions/activitySelectors'
import { selectSend } from '../sendSlice'
import { getKnownParties } from './getKnownParties'

/** When the recipient was last paid (ISO 8601), or that it never was. */
export type RecipientHistory =
  { readonly kind: 'paid'; readonly at: string } | { readonly kind: 'new' } | null

const selectHasWholeHistory = (state: RootState): boolean =>
  selectActivity(state).phase === 'known' && !selectActivity(state).hasMore

/** What the history shows about the form's recipient. */
export const selectRecipientHistory = createSelector(
  [
    (state: RootState) => selectSend(state).recipient,
    selectActiveNamespace,
    (state: RootState) => selectActiveAccount(state).address,
    (state: RootState) => selectActiveNetwork(state)?.isTestnet ?? false,
    selectHistoryTransactions,
    selectOwnSubmitted,
    selectHasWholeHistory,
  ],
  (recipient, namespace, own, isTestnet, history, submitted, isWhole): RecipientHistory => {
    if (!recipient || namespace === null || own === null) return null
    const isRecipient = (address: string) => isEqualAddress(namespace, address, recipient.address)
    const sent = submitted.filter(
      ({ to, status }) => isRecipient(to) && (status === 'pending' || status === 'confirmed'),
    )
    const options = { own, namespace, hasPrices: !isTestnet }
    const known = getKnownParties(history ?? [], options).filter(one => isRecipient(one.address))
    const times = [
      ...sent.map(({ submittedAt }) => new Date(submittedAt).toISOString()),
      ...known.flatMap(({ kind, at }) => (kind === 'paid' && at !== null ? [at] : [])),
    ].sort()
    const at = times.at(-1)
    if (at !== undefined) return { kind: 'paid', at }
    return history !== null && isWhole && known.length === 0 ? { kind: 'new' } : null
  },
)
