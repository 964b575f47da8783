import { TaskAbortError } from '@reduxjs/toolkit'
import { disconnected, disconnectRequested } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { factsOf } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'
import { NAMESPACES } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { selectOtherConnections } from '../multiWallet/multiWalletState'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import {
  selectConnectionByNamespace,
  selectIsConnected,
  selectStoredConnectorIds,
} from './connectionsSlice'
import { tellWallet } from './tellWallet'

/**
 * Forgets the wallet at once and tells it afterwards, within a second. Ends with `disconnected` per namespace; the modal
 * closes, unless a list of wallets is on screen and has another one to show, or another wallet of the same namespace is next.
 */
export function registerDisconnectWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnectRequested,
    effect: async ({ payload }, api) => {
      const state = api.getState()
      // A stored wallet that is late may still come; it is disconnected as well.
      const stored = selectStoredConnectorIds(state)
      const { connectorId: wanted } = payload
      const live = NAMESPACES.filter(
        namespace => payload.namespace === undefined || payload.namespace === namespace,
      ).flatMap(namespace => {
        const connectorId =
          selectConnectionByNamespace(state, namespace).connectorId ?? stored[namespace]
        const isMeant = wanted === undefined || wanted === connectorId
        return connectorId === undefined || !isMeant ? [] : [{ namespace, connectorId }]
      })
      if (live.length === 0 && wanted !== undefined) return // it is beside the one in use
      const hasNext =
        payload.namespace !== undefined &&
        selectOtherConnections(state, payload.namespace).length > 0
      try {
        for (const { namespace } of live) api.dispatch(disconnected({ namespace, by: 'visitor' }))
        const view = hasNext ? viewEntry('ProfileWallets') : selectCurrentView(api.getState())
        const isAnyLeft =
          hasNext || NAMESPACES.some(each => selectIsConnected(api.getState(), each))
        if (factsOf(view.name).staysAfterDisconnect && isAnyLeft) {
          api.dispatch(historyReset(view)) // what was below it may have been about this wallet
        } else api.dispatch(modalCloseRequested({ by: 'page' }))
        await Promise.all(
          live.map(({ namespace, connectorId }) => tellWallet(api, namespace, connectorId)),
        )
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
