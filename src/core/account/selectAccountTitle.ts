import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAddressLabel } from '../options/optionsSelectors'
import { selectActiveAccount } from './accountSelectors'

/** The host's label, else the profile name, else null. */
export function selectAccountName(state: RootState): string | null {
  const { address, profileName } = selectActiveAccount(state)
  return address === null ? null : (selectAddressLabel(state, address) ?? profileName)
}

/** Whether the account has a name or label. */
export const selectHasAccountName = (state: RootState): boolean => selectAccountName(state) !== null

/** The host's label, else the profile name, else the truncated address. */
export function selectAccountTitle(state: RootState): string {
  const { address } = selectActiveAccount(state)
  return selectAccountName(state) ?? truncateAddress(address ?? '')
}
