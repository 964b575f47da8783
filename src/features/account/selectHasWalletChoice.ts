import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { selectActiveAccount } from './accountSelectors'

/** There is more than one account, or chain family, to choose from. */
export const selectHasWalletChoice = (state: RootState): boolean =>
  selectActiveAccount(state).accounts.length > 1 ||
  selectNetworks(state).some(({ namespace }) => namespace !== selectActiveNamespace(state))
