import { TaskAbortError } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { AppStartListening } from '../../store/listening'
import {
  disconnectedChanged,
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from './connectionsSlice'
import { withDisconnected } from './leftWallets'
import { selectIsMultiWallet } from '../multiWallet/multiWalletState'
import { disconnectWallet } from './disconnectWallet'

/**
 * Allows one wallet per namespace, or per page where the host requires it: once the new wallet is
 * connected, the previous one is disconnected and counts as disconnected by the user. A
 * WalletConnect session ends only with its last namespace.
 */
export function registerDisconnectReplacedWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload }, api) => {
      const { namespace, connectorId } = payload
      const { phase, connectorId: before } = selectConnectionByNamespace(
        api.getOriginalState(),
        namespace,
      )
      // With multi-wallet enabled, it stays as a secondary connection.
      const isReplaced =
        phase === 'connected' &&
        before !== null &&
        before !== connectorId &&
        !selectIsMultiWallet(api.getOriginalState())
      try {
        if (isReplaced) {
          const left = selectDisconnectedConnectorIds(api.getState())
          api.dispatch(disconnectedChanged(withDisconnected(left, namespace, before)))
        }
        if (api.extra.host?.singleConnection) {
          const { disconnectOtherFamilies } = await import('./disconnectOtherFamilies')
          await disconnectOtherFamilies(api, payload)
        }
        if (isReplaced && before !== WALLET_CONNECT_CONNECTOR_ID) {
          await disconnectWallet(api, namespace, before)
        }
      } catch (thrown) {
        // otherwise the store's listeners were cleared
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
