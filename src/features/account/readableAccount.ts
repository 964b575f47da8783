import type { Network } from '../../domain/network'
import { supports, type NamespaceFeature } from '../../domain/namespaces'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectIsAddressOf } from '../pairing/relaySelectors'
import { selectAccountOf, type AccountState } from './accountOf'

export interface ReadableAccount {
  readonly network: Network
  readonly address: string
  readonly account: AccountState
}

/**
 * Whom a chain or a service can be asked about: who is connected on the network in use, where its family can do that. An
 * address that was not approved for the network may be somebody else's there.
 */
export function readableAccount(
  state: RootState,
  feature: NamespaceFeature,
): ReadableAccount | null {
  const network = selectActiveNetwork(state)
  if (!network || !supports(network.namespace, feature)) return null
  const account = selectAccountOf(state, network.namespace)
  const { address } = account
  if (address === null || !selectIsConnected(state, network.namespace)) return null
  if (!selectIsAddressOf(state, network.caipNetworkId)) return null
  return { network, address, account }
}
