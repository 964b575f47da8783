import type { RootState } from '../../store/rootReducer'
import { selectDisconnectedConnectorIds } from '../connections/connectionsSlice'
import { selectIsMultiWallet } from '../multiWallet/multiWalletState'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { selectActiveAccount } from './accountSelectors'

/** Whether the user can choose between accounts, chain families or previously used wallets. */
export function selectHasWalletChoice(state: RootState): boolean {
  const active = selectActiveNamespace(state)
  return (
    selectIsMultiWallet(state) ||
    selectActiveAccount(state).accounts.length > 1 ||
    selectNetworks(state).some(({ namespace }) => namespace !== active) ||
    (active !== null && selectDisconnectedConnectorIds(state)[active] !== undefined)
  )
}
