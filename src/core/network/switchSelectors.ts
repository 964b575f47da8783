import { viewEntry, type ViewEntry } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectIsUnsupportedOn } from './networkSelectors'

/**
 * Whether the user has to choose another network first: the wallet's is unsupported, the host
 * allows switching, and the page has adapters.
 */
export function selectMustSwitch(state: RootState, namespace: Namespace): boolean {
  const { isNetworkSwitchEnabled, hasAdapters } = selectOptions(state)
  return isNetworkSwitchEnabled && hasAdapters && selectIsUnsupportedOn(state, namespace)
}

/** The first view for a connected user. */
export const selectConnectedView = (state: RootState, namespace: Namespace): ViewEntry =>
  selectMustSwitch(state, namespace)
    ? viewEntry('UnsupportedChain')
    : state.siwx?.byNamespace[namespace]?.mustSign
      ? viewEntry('SIWXSignMessage', { namespace })
      : viewEntry('Account')

/**
 * Whether another namespace is connected but this one is not, so that its networks need another
 * wallet.
 */
export const selectNeedsOtherWallet = (state: RootState, namespace: Namespace): boolean =>
  !selectIsConnected(state, namespace) &&
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connected',
  )
