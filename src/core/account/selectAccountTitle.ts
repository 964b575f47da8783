import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAddressLabel } from '../options/optionsSelectors'
import { selectActiveAccount } from './accountSelectors'
import { selectActiveIdentity } from './identitySelectors'

/** The host's label, else the profile name, else null. */
export function selectAccountName(state: RootState): string | null {
  const { address } = selectActiveAccount(state)
  if (address === null) return null
  return selectAddressLabel(state, address) ?? selectActiveIdentity(state).name
}

/** Whether the account has a name or label. */
export const selectHasAccountName = (state: RootState): boolean => selectAccountName(state) !== null

/** The host's label, else the profile name, else the truncated address. */
export function selectAccountTitle(state: RootState): string {
  const { address } = selectActiveAccount(state)
  return selectAccountName(state) ?? truncateAddress(address ?? '')
}
