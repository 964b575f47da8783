import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectIsOn } from '../options/selectIsOn'
import { accountApi } from './accountApi'
import { selectActiveAccount } from './accountSelectors'
import { selectActiveIdentity } from './identitySelectors'

/** Whether names can be registered and the account is known to have none. */
export function selectCanChooseName(state: RootState): boolean {
  const { address } = selectActiveAccount(state)
  const { name } = selectActiveIdentity(state)
  const network = selectActiveNetwork(state)
  const services = selectModalApiState(state)
  if (address === null || name !== null || !network || !services) return false
  if (!selectIsOn(state, 'names')) return false
  const { caipNetworkId } = network
  const names = accountApi.endpoints.getNames.select({ address, caipNetworkId })(services)
  return names.data?.length === 0
}
