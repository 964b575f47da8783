import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectIsOn } from '../options/selectIsOn'

/** Whether to show the NFT tab: on EIP-155, when the host enables it. */
export const selectHasNfts = (state: RootState): boolean =>
  selectActiveNamespace(state) === DEFAULT_NAMESPACE && selectIsOn(state, 'nfts')
