import { disconnected } from '../../../events/connectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import type { AppStartListening } from '../../../store/listening'
import { selectDisconnectedConnectorIds } from '../../connections/connectionsSlice'
import { selectWalletConnectNamespaces } from './walletConnectSelectors'

/** All namespaces share one WalletConnect session, so disconnecting one disconnects all of them. */
export function registerEndWalletConnectTogetherFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace, by } }, api) => {
      if (by !== 'visitor') return
      const state = api.getState()
      const gone = selectDisconnectedConnectorIds(state)[namespace]?.at(-1)
      if (gone !== WALLET_CONNECT_CONNECTOR_ID) return
      for (const other of selectWalletConnectNamespaces(state)) {
        api.dispatch(disconnected({ namespace: other, by }))
      }
    },
  })
}
