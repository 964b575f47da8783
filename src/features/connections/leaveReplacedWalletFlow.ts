import { TaskAbortError } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { AppStartListening } from '../../store/listening'
import {
  disconnectedChanged,
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from './connectionsSlice'
import { withLeft } from './leftWallets'
import { tellWallet } from './tellWallet'

/**
 * One wallet per namespace: the one that was connected before is told that another took its place, once that one is
 * connected, and counts as disconnected by the visitor. A session over WalletConnect may hold other namespaces too, and
 * ends with the last of them.
 */
export function registerLeaveReplacedWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      const { phase, connectorId: before } = selectConnectionByNamespace(
        api.getOriginalState(),
        namespace,
      )
      if (phase !== 'connected' || before === null || before === connectorId) return
      const left = selectDisconnectedConnectorIds(api.getState())
      api.dispatch(disconnectedChanged(withLeft(left, namespace, before)))
      if (before === WALLET_CONNECT_CONNECTOR_ID) return
      try {
        await tellWallet(api, namespace, before)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
