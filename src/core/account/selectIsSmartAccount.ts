import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from './accountSelectors'

/** Whether the active account is a smart account. */
export function selectIsSmartAccount(state: RootState): boolean {
  const { accounts, address } = selectActiveAccount(state)
  return accounts.find(account => account.address === address)?.type === 'smartAccount'
}
