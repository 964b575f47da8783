import { viewEntry, type ViewEntry } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectIsUnsupportedOn } from './networkSelectors'

/**
 * The visitor has to choose another network before anything else: the wallet is where the host minds, the host lets
 * networks be switched, and the page is more than codes for wallets on other devices.
 */
export function selectMustSwitch(state: RootState, namespace: Namespace): boolean {
  const { isNetworkSwitchEnabled, hasAdapters } = selectOptions(state)
  return isNetworkSwitchEnabled && hasAdapters && selectIsUnsupportedOn(state, namespace)
}

/** The first view for somebody whose wallet is connected. */
export const selectConnectedView = (state: RootState, namespace: Namespace): ViewEntry =>
  selectMustSwitch(state, namespace)
    ? viewEntry('UnsupportedChain')
    : state.siwx?.byNamespace[namespace]?.mustSign
      ? viewEntry('SIWXSignMessage', { namespace })
      : viewEntry('Account')

/** Somebody is connected, but not on this namespace: a network of it takes another wallet. */
export const selectNeedsOtherWallet = (state: RootState, namespace: Namespace): boolean =>
  !selectIsConnected(state, namespace) &&
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connected',
  )
