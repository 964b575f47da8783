import { createSelector } from '@reduxjs/toolkit'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworkById, selectWalletCaipNetworkId } from '../network/networkSlice'
import { sameIn } from './sendRequest'
import { selectSend, selectSendIntent } from './sendSlice'

/**
 * What an earlier request says about the payment under review: `open` while the wallet has one to answer, `doubt` while
 * one may still go out, or may have gone, whichever tab asked for it.
 */
export const selectEarlierRequest = createSelector(
  [
    selectSendIntent,
    (state: RootState) => selectSend(state).fingerprint,
    (state: RootState) => selectSend(state).requests,
    (state: RootState) => selectSend(state).remembered,
  ],
  (intent, fingerprint, requests, remembered): 'none' | 'open' | 'doubt' => {
    if (!intent || fingerprint === null) return 'none'
    const own = requests.filter(({ connectorId }) => connectorId === intent.connectorId)
    if (own.some(({ standing }) => standing === 'open')) return 'open'
    const isDoubtful =
      own.some(({ standing }) => standing === 'late') ||
      sameIn({ requests, remembered }, fingerprint).length > 0
    return isDoubtful ? 'doubt' : 'none'
  },
)

/** The network the reviewed payment goes over. */
export function selectNetworkOfIntent(state: RootState) {
  const intent = selectSendIntent(state)
  return intent && selectNetworkById(state, intent.caipNetworkId)
}

/** Whether the wallet last said that it is on another network than the reviewed payment's: it would refuse. */
export function selectIsWalletElsewhere(state: RootState): boolean {
  const intent = selectSendIntent(state)
  if (!intent) return false
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return walletId !== null && walletId !== intent.caipNetworkId
}
