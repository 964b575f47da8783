import { disconnected, disconnectRequested } from '../../events/connectionEvents'
import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import { NAMESPACES } from '../../lib/address/caip'
import type { AppStartListening, FlowApi } from '../../store/listening'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from '../connections/connectionsSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { disconnectOther } from './disconnectOther'
import { unrestoredFound } from './multiWalletEvents'
import { selectAllOtherConnections } from './multiWalletState'
import { toConnectorRefs } from './toConnectorRefs'

const getWalletConnectRefs = (api: FlowApi) =>
  toConnectorRefs(selectAllOtherConnections(api.getState())).filter(
    ({ connectorId }) => connectorId === WALLET_CONNECT_CONNECTOR_ID,
  )

/** Disconnects a WalletConnect session on all its namespaces: a session ends as a whole. */
async function disconnectSession(api: FlowApi): Promise<void> {
  const leaving = getWalletConnectRefs(api).map(ref => disconnectOther(api, ref))
  for (const namespace of NAMESPACES) {
    const { phase, connectorId } = selectConnectionByNamespace(api.getState(), namespace)
    if (phase === 'connected' && connectorId === WALLET_CONNECT_CONNECTOR_ID)
      api.dispatch(disconnected({ namespace, by: 'visitor' }))
  }
  await Promise.all(leaving)
}

/**
 * Disconnects one of the other wallets, or all of them. Ends with `otherConnectionRemoved` for
 * each.
 */
export function registerDisconnectOthersFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: disconnected,
    effect: async ({ payload: { namespace, by } }, api) => {
      if (by !== 'visitor') return
      const gone = selectDisconnectedConnectorIds(api.getState())[namespace]?.at(-1)
      if (gone === WALLET_CONNECT_CONNECTOR_ID) await disconnectSession(api)
    },
  })
  startListening({
    actionCreator: otherConnectionRemoved,
    effect: async ({ payload: { connectorId, by } }, api) => {
      if (by === 'visitor' && connectorId === WALLET_CONNECT_CONNECTOR_ID)
        await disconnectSession(api)
    },
  })
  return startListening({
    actionCreator: disconnectRequested,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      const all = toConnectorRefs(selectAllOtherConnections(api.getState()))
      if (namespace === undefined) {
        api.dispatch(unrestoredFound({}))
        await Promise.all(all.map(ref => disconnectOther(api, ref)))
        return
      }
      const ref = all.find(each => each.namespace === namespace && each.connectorId === connectorId)
      if (!ref) return
      const leaving = disconnectOther(api, ref)
      api.dispatch(
        toastShown({ id: 'wallet-left', tone: 'positive', text: 'profile.disconnected' }),
      )
      await leaving
    },
  })
}
