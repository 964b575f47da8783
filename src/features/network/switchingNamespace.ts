import { parseCaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace } from './networkSelectors'

/**
 * The chain family that the visitor is moving to while another one is in use: from the question whether to switch until a
 * wallet of it is connected or the visitor leaves. Null while no such switch is in progress.
 */
export function selectSwitchingNamespace(state: RootState): Namespace | null {
  const { router, modal, network } = state
  const question = router.history.find(view => view.name === 'SwitchActiveChain')
  if (question) return question.params.namespace
  if (network.switchingTo !== null) {
    const { namespace } = parseCaipNetworkId(network.switchingTo)
    return namespace === selectActiveNamespace(state) ? null : namespace
  }
  // Once the visitor agrees, the page is on the new network already and the list offers wallets of its family alone.
  const chosen = modal.namespaceFilter
  if (chosen === null || selectIsConnected(state, chosen)) return null
  const isMoving = Object.entries(selectConnectionsByNamespace(state)).some(
    ([each, { phase }]) => each !== chosen && phase === 'connected',
  )
  return isMoving ? chosen : null
}
