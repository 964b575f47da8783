import { viewEntry, type ViewEntry } from '../../domain/views'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectNeedsOtherWallet } from './switchSelectors'

/**
 * Which view moves a wallet to the network that a view asks for: only a wallet of the same family can move; for another
 * family the visitor is asked first. `null`: there is no wallet to move; `undefined`: the view moves nobody.
 */
export function chooseSwitchView(state: RootState, view: ViewEntry): ViewEntry | null | undefined {
  if (view.name !== 'SwitchNetwork') return undefined
  const { caipNetworkId } = view.params
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (selectIsConnected(state, namespace)) return view
  return selectNeedsOtherWallet(state, namespace)
    ? viewEntry('SwitchActiveChain', { caipNetworkId, namespace })
    : null
}
