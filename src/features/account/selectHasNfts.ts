import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectIsOn } from '../options/selectIsOn'

/** Collectibles have a place of their own where the page wants it. Without a history, which may be off, the wallet tells of them. */
export const selectHasNfts = (state: RootState): boolean =>
  selectActiveNamespace(state) === DEFAULT_NAMESPACE && selectIsOn(state, 'nfts')
