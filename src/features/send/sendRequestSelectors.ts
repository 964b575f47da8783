import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../store/rootReducer'
import { selectIsOnOtherNetwork } from '../../core/network/selectIsOnOtherNetwork'
import { selectNetworkById } from '../../core/network/networkSlice'
import { getEarlierRequest, type EarlierRequest } from '../../core/requests/requestRules'
import { selectRequests } from '../../core/requests/requestsSlice'
import { selectSend, selectSendIntent } from './sendSlice'

/** Whether an earlier request for the same payment is open or in doubt. */
export const selectEarlierRequest = createSelector(
  [selectSendIntent, (state: RootState) => selectSend(state).fingerprint, selectRequests],
  (intent, fingerprint, requests): EarlierRequest =>
    intent && fingerprint !== null
      ? getEarlierRequest(requests, {
          kinds: ['send'],
          connectorId: intent.connectorId,
          fingerprint,
        })
      : 'none',
)

/** The network of the reviewed payment. */
export function selectNetworkOfIntent(state: RootState) {
  const intent = selectSendIntent(state)
  return intent && selectNetworkById(state, intent.caipNetworkId)
}

/** Whether the wallet last reported another network than the payment's. */
export function selectIsWalletElsewhere(state: RootState): boolean {
  const intent = selectSendIntent(state)
  return intent !== null && selectIsOnOtherNetwork(state, intent.caipNetworkId)
}
