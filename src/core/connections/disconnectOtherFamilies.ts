import { disconnected, type walletConnected } from '../../events/connectionEvents'
import { NAMESPACES } from '../../lib/address/caip'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { FlowApi } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectConnectionByNamespace } from './connectionsSlice'
import { disconnectWallet } from './disconnectWallet'

type Connected = ReturnType<typeof walletConnected>['payload']

/**
 * Disconnects the wallets of other chain families where the host allows a single connection. A
 * WalletConnect session counts as one connection for all its namespaces. When several sessions are
 * restored, the one on the active namespace stays.
 */
export async function disconnectOtherFamilies(
  api: FlowApi,
  { namespace, connectorId, isRestored }: Connected,
): Promise<void> {
  const state = api.getState()
  const others = NAMESPACES.flatMap(each => {
    const { phase, connectorId: id } = selectConnectionByNamespace(state, each)
    const isSame = each === namespace || (id === connectorId && id === WALLET_CONNECT_CONNECTOR_ID)
    return phase === 'connected' && id !== null && !isSame
      ? [{ namespace: each, connectorId: id }]
      : []
  })
  const active = selectActiveNamespace(state)
  const isLate = isRestored && others.some(each => each.namespace === active)
  const leaving = isLate ? [{ namespace, connectorId }] : others
  for (const each of leaving)
    api.dispatch(disconnected({ namespace: each.namespace, by: 'visitor' }))
  await Promise.all(leaving.map(each => disconnectWallet(api, each.namespace, each.connectorId)))
}
