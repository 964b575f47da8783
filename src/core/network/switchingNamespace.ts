import { parseCaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace } from './networkSelectors'

/**
 * The namespace the user is switching to, from the confirmation until its wallet is connected or
 * the user leaves; null when no such switch is in progress.
 */
export function selectSwitchingNamespace(state: RootState): Namespace | null {
  const { router, modal, network } = state
  const question = router.history.find(view => view.name === 'SwitchActiveChain')
  if (question) return question.params.namespace
  if (network.switchingTo !== null) {
    const { namespace } = parseCaipNetworkId(network.switchingTo)
    return namespace === selectActiveNamespace(state) ? null : namespace
  }
  // After the confirmation, the new network is active already and the list shows only its family.
  const chosen = modal.namespaceFilter
  if (chosen === null || selectIsConnected(state, chosen)) return null
  const isMoving = Object.entries(selectConnectionsByNamespace(state)).some(
    ([each, { phase }]) => each !== chosen && phase === 'connected',
  )
  return isMoving ? chosen : null
}
