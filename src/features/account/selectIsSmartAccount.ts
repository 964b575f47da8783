import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from './accountSelectors'

/** Whether the account in use is a contract of its wallet. */
export function selectIsSmartAccount(state: RootState): boolean {
  const { accounts, address } = selectActiveAccount(state)
  return accounts.find(account => account.address === address)?.type === 'smartAccount'
}
