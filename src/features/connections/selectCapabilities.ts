import type { Capability } from '../../domain/capabilities'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from './connectionsSlice'

// By itself: what hosts may name and the card uses as well would come with every page.
/**
 * What works with the wallet connected on a chain family, and what can be read about its account; nothing while no wallet is
 * connected there. `state` is the modal's part of the store. Buying and swapping also depend on the options and the network.
 *
 * @example
 * const canSend = useSelector(state => selectCapabilities(state.walletModal, 'solana').includes('send'))
 */
export const selectCapabilities = (state: RootState, namespace: Namespace): readonly Capability[] =>
  selectConnectionByNamespace(state, namespace).capabilities
