import { viewEntry, type ViewEntry } from '../../domain/views'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectNeedsOtherWallet } from './switchSelectors'

/**
 * Returns the view to open for a requested `SwitchNetwork`: that view if the family's wallet is
 * connected, a confirmation if only other families are, or null without a wallet. Undefined for any
 * other view.
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
