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
 * Whom a chain or a service can be asked about: who is connected on the network in use, where the wallet said so. An
 * address that was not approved for the network may be somebody else's there.
 */
export function readableAccount(state: RootState, capability: Capability): ReadableAccount | null {
  const network = selectActiveNetwork(state)
  if (!network || !selectCan(state, network.namespace, capability)) return null
  const account = selectAccountByNamespace(state, network.namespace)
  const { address } = account
  if (address === null) return null
  if (!selectIsAddressOnNetwork(state, network.caipNetworkId)) return null
  return { network, address, account }
}
