import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../store/rootReducer'
import { selectIsElsewhere } from '../network/selectIsElsewhere'
import { selectNetworkById } from '../network/networkSlice'
import { earlierRequest, type EarlierRequest } from '../requests/requestRules'
import { selectRequests } from '../requests/requestsSlice'
import { selectSend, selectSendIntent } from './sendSlice'

/** What an earlier request says about the payment under review. */
export const selectEarlierRequest = createSelector(
  [selectSendIntent, (state: RootState) => selectSend(state).fingerprint, selectRequests],
  (intent, fingerprint, requests): EarlierRequest =>
    intent && fingerprint !== null
      ? earlierRequest(requests, { kinds: ['send'], connectorId: intent.connectorId, fingerprint })
      : 'none',
)

/** The network the reviewed payment goes over. */
export function selectNetworkOfIntent(state: RootState) {
  const intent = selectSendIntent(state)
  return intent && selectNetworkById(state, intent.caipNetworkId)
}

/** Whether the wallet last said that it is on another network than the reviewed payment's. */
export function selectIsWalletElsewhere(state: RootState): boolean {
  const intent = selectSendIntent(state)
  return intent !== null && selectIsElsewhere(state, intent.caipNetworkId)
}
