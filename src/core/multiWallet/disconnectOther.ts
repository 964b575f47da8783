import { TaskAbortError } from '@reduxjs/toolkit'
import type { ConnectorRef } from '../../events/connectionEvents'
import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { FlowApi } from '../../store/listening'
import {
  disconnectedChanged,
  selectDisconnectedConnectorIds,
} from '../connections/connectionsSlice'
import { withDisconnected } from '../connections/leftWallets'
import { disconnectWallet } from '../connections/disconnectWallet'
import { selectOtherConnections } from './multiWalletState'

/**
 * Disconnects a wallet besides the active one: forgets it at once, then informs it. A WalletConnect
 * session ends with its last namespace instead.
 */
export async function disconnectOther(api: FlowApi, ref: ConnectorRef): Promise<void> {
  const { namespace, connectorId } = ref
  const others = selectOtherConnections(api.getState(), namespace)
  // disconnected with another namespace of its session
  if (others.every(other => other.connectorId !== connectorId)) return
  const left = selectDisconnectedConnectorIds(api.getState())
  api.dispatch(disconnectedChanged(withDisconnected(left, namespace, connectorId)))
  api.dispatch(otherConnectionRemoved({ ...ref, by: 'visitor' }))
  if (connectorId === WALLET_CONNECT_CONNECTOR_ID) return
  try {
    await disconnectWallet(api, namespace, connectorId)
  } catch (thrown) {
    // cancelled: the store's listeners were cleared
    if (!(thrown instanceof TaskAbortError)) throw thrown
  }
}
