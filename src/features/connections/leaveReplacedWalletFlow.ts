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
import { selectIsMultiWallet } from '../multiWallet/multiWalletState'
import { tellWallet } from './tellWallet'

/**
 * One wallet per namespace, or on the whole page where the host says so: the one that was connected before is told that
 * another took its place, once that one is connected, and counts as disconnected by the visitor. A session over
 * WalletConnect may hold other namespaces too, and ends with the last of them.
 */
export function registerLeaveReplacedWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload }, api) => {
      const { namespace, connectorId } = payload
      const { phase, connectorId: before } = selectConnectionByNamespace(
        api.getOriginalState(),
        namespace,
      )
      // Where a page may have several wallets of one namespace, it stays connected beside the new one.
      const isReplaced =
        phase === 'connected' &&
        before !== null &&
        before !== connectorId &&
        !selectIsMultiWallet(api.getOriginalState())
      try {
        if (isReplaced) {
          const left = selectDisconnectedConnectorIds(api.getState())
          api.dispatch(disconnectedChanged(withLeft(left, namespace, before)))
        }
        if (api.extra.host?.singleConnection) {
          const { leaveOtherFamilies } = await import('./leaveOtherFamilies')
          await leaveOtherFamilies(api, payload)
        }
        if (isReplaced && before !== WALLET_CONNECT_CONNECTOR_ID) {
          await tellWallet(api, namespace, before)
        }
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
