import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAddressLabel } from '../options/optionsSelectors'
import { selectActiveAccount } from './accountSelectors'

/** The host's label, else the name others know it by; null where the account has neither. */
export function selectAccountName(state: RootState): string | null {
  const { address, profileName } = selectActiveAccount(state)
  return address === null ? null : (selectAddressLabel(state, address) ?? profileName)
}

/** Whether the account goes by something other than its address. */
export const selectHasAccountName = (state: RootState): boolean => selectAccountName(state) !== null

/** The host's label, else the name others know it by, else the address with its middle left out. */
export function selectAccountTitle(state: RootState): string {
  const { address } = selectActiveAccount(state)
  return selectAccountName(state) ?? truncateAddress(address ?? '')
}
