import type { Network } from '../../domain/network'
import type { Capability } from '../../domain/capabilities'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectIsAddressOnNetwork } from '../pairing/session/walletConnectSelectors'
import { selectAccountByNamespace, type AccountState } from './accountState'

export interface ReadableAccount {
  readonly network: Network
  readonly address: string
  readonly account: AccountState
}

/**
 * Returns the connected account on the active network if the network supports the capability. An
 * address that the wallet did not approve for the network may belong to someone else there.
 */
export function selectReadableAccount(
  state: RootState,
  capability: Capability,
): ReadableAccount | null {
  const network = selectActiveNetwork(state)
  if (!network || !selectCan(state, network.namespace, capability)) return null
  const account = selectAccountByNamespace(state, network.namespace)
  const { address } = account
  if (address === null) return null
  if (!selectIsAddressOnNetwork(state, network.caipNetworkId)) return null
  return { network, address, account }
}
