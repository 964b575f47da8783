import { TaskAbortError } from '@reduxjs/toolkit'
import type { ConnectorRef } from '../../events/connectionEvents'
import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { FlowApi } from '../../store/listening'
import {
  disconnectedChanged,
  selectDisconnectedConnectorIds,
} from '../connections/connectionsSlice'
import { withLeft } from '../connections/leftWallets'
import { tellWallet } from '../connections/tellWallet'
import { selectOtherConnections } from './multiWalletState'

/**
 * Leaves a wallet beside the one in use: it is forgotten at once, does not come back by itself, and is told afterwards. A session
 * over WalletConnect ends with the last of its chain families, and its wallet is told by that.
 */
export async function leaveOther(api: FlowApi, ref: ConnectorRef): Promise<void> {
  const { namespace, connectorId } = ref
  const others = selectOtherConnections(api.getState(), namespace)
  if (others.every(other => other.connectorId !== connectorId)) return // left with another family of its session
  const left = selectDisconnectedConnectorIds(api.getState())
  api.dispatch(disconnectedChanged(withLeft(left, namespace, connectorId)))
  api.dispatch(otherConnectionRemoved({ ...ref, by: 'visitor' }))
  if (connectorId === WALLET_CONNECT_CONNECTOR_ID) return
  try {
    await tellWallet(api, namespace, connectorId)
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
  }
}
