import { networkChosen } from '../../events/networkEvents'
import { EMBEDDED_NAMESPACES } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { selectConnectionsByNamespace } from '../../core/connections/connectionsSlice'
import { selectNamespaceFilter } from '../../core/modal/modalSelectors'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { selectNetworks } from '../../core/network/networkSlice'

/**
 * Switches away from a namespace where a login cannot have accounts. False if another wallet is
 * connected: the visitor has to confirm first.
 */
export function ensureLoginNamespace(api: Pick<FlowApi, 'getState' | 'dispatch'>): boolean {
  const state = api.getState()
  const namespace = selectNamespaceFilter(state) ?? selectActiveNamespace(state)
  if (namespace === null || EMBEDDED_NAMESPACES.includes(namespace)) return true
  const target = selectNetworks(state).find(network =>
    EMBEDDED_NAMESPACES.includes(network.namespace),
  )
  if (!target) return true
  api.dispatch(networkChosen({ caipNetworkId: target.caipNetworkId }))
  return !Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connected',
  )
}
