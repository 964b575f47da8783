import type { RootState, WalletModalState } from '../../../store/rootReducer'
import { withMissingSlices } from '../../runtime/withMissingSlices'

/** The state of your store, or, for a modal with its own key, the part under that key. */
export type StateWithModal = { readonly walletModal: WalletModalState } | WalletModalState

/**
 * Returns the modal's part of the state. Missing lazy slices, or all of them in a store without a
 * modal, have their initial state. Returns the same object for the same state.
 */
export function selectModalPart(state: StateWithModal): RootState {
  if ('walletModal' in state) return withMissingSlices(state.walletModal)
  return withMissingSlices('connections' in state ? state : undefined)
}
