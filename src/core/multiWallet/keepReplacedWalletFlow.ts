import { walletConnected } from '../../events/connectionEvents'
import { otherConnectionAdded } from '../../events/otherConnectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectAccountByNamespace } from '../account/accountState'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectWalletCaipNetworkId } from '../network/networkSlice'
import { selectIsMultiWallet } from './multiWalletState'

/**
 * Keeps a wallet connected that another one of its namespace replaces. Ends with
 * `otherConnectionAdded`.
 */
export function registerKeepReplacedWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: ({ payload: { namespace, connectorId } }, api) => {
      const before = api.getOriginalState()
      if (!selectIsMultiWallet(before)) return
      const was = selectConnectionByNamespace(before, namespace)
      const caipNetworkId = selectWalletCaipNetworkId(before, namespace)
      if (was.phase !== 'connected' || was.connectorId === null || caipNetworkId === null) return
      if (was.connectorId === connectorId) return
      api.dispatch(
        otherConnectionAdded({
          namespace,
          connectorId: was.connectorId,
          accounts: selectAccountByNamespace(before, namespace).accounts,
          capabilities: was.capabilities,
          caipNetworkId,
          walletName: was.walletName ?? '',
          isRestored: false,
        }),
      )
    },
  })
}
