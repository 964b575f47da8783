import type { RootState, WalletModalState } from '../../../store/rootReducer'
import { withMissingSlices } from '../../runtime/withMissingSlices'

/** What a selector reads: the state of your store, or, where the modal has a key of its own, the part under that key. */
export type StateWithModal = { readonly walletModal: WalletModalState } | WalletModalState

/**
 * The modal's part, whole: a slice that has not arrived reads as it will begin, and so does all of it in a store that has no
 * modal yet. Gives the same object for the same state.
 */
export function selectModalPart(state: StateWithModal): RootState {
  if ('walletModal' in state) return withMissingSlices(state.walletModal)
  return withMissingSlices('connections' in state ? state : undefined)
}
