import { TaskAbortError } from '@reduxjs/toolkit'
import { disconnected, disconnectRequested } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { getViewFacts } from '../../domain/viewFacts'
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
import { disconnectWallet } from './disconnectWallet'

/**
 * Disconnects in state immediately, then asks the wallet to disconnect within a second. Ends with
 * `disconnected` per namespace. Closes the modal unless its view needs no wallet, it shows a list
 * with other connected wallets, or the namespace has another connection.
 */
export function registerDisconnectWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnectRequested,
    effect: async ({ payload }, api) => {
      const state = api.getState()
      // A stored wallet that has yet to be restored is disconnected as well.
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
      // a secondary connection, handled by another flow
      if (live.length === 0 && wanted !== undefined) return
      const hasNext =
        payload.namespace !== undefined &&
        selectOtherConnections(state, payload.namespace).length > 0
      try {
        for (const { namespace } of live) api.dispatch(disconnected({ namespace, by: 'visitor' }))
        const current = selectCurrentView(api.getState())
        const alwaysStays = getViewFacts(current.name).staysAfterDisconnect === 'always'
        const view = hasNext && !alwaysStays ? viewEntry('ProfileWallets') : current
        const isAnyLeft =
          hasNext || NAMESPACES.some(each => selectIsConnected(api.getState(), each))
        if (alwaysStays || (getViewFacts(view.name).staysAfterDisconnect && isAnyLeft)) {
          api.dispatch(historyReset(view)) // earlier views may be about the disconnected wallet
        } else api.dispatch(modalCloseRequested({ by: 'page' }))
        await Promise.all(
          live.map(({ namespace, connectorId }) => disconnectWallet(api, namespace, connectorId)),
        )
      } catch (thrown) {
        // otherwise the store's listeners were cleared
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
