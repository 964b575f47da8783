import { truncateAddress } from '../../lib/text/truncate'
import type { RootState } from '../../store/rootReducer'
import { selectAddressLabel } from '../options/optionsSelectors'
import { selectActiveAccount } from './accountSelectors'

/** The host's label, else the name others know it by, else the address with its middle left out. */
export function selectAccountTitle(state: RootState): string {
  const { address, profileName } = selectActiveAccount(state)
  if (address === null) return ''
  return selectAddressLabel(state, address) ?? profileName ?? truncateAddress(address)
}
