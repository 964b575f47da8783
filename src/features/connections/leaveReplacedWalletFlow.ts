import { TaskAbortError } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionByNamespace } from './connectionsSlice'
import { tellWallet } from './tellWallet'

/**
 * One wallet per namespace: the one that was connected before is told that another took its place, once that one is
 * connected. A session over WalletConnect may hold other namespaces too, and ends with the last of them.
 */
export function registerLeaveReplacedWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      const { phase, connectorId: before } = selectConnectionByNamespace(
        api.getOriginalState(),
        namespace,
      )
      if (phase !== 'connected' || before === null) return
      if (before === connectorId || before === WALLET_CONNECT_CONNECTOR_ID) return
      try {
        await tellWallet(api, namespace, before)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
