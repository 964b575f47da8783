import type { Identity } from '../../domain/schemas/identity'
import type { Namespace } from '../../lib/address/caip'
import { selectCachedQuery } from '../../services/cachedQuery'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectAccountByNamespace } from './accountState'

const NAMELESS: Identity = { name: null, avatar: null }

/**
 * Cache key of an account's checked name, shared so that reading the cache does not load the API
 * chunk. Without the network, so that the name stays while another network's answer loads.
 */
export const getIdentityKey = (namespace: Namespace, address: string): string =>
  `getTrustedIdentity(${JSON.stringify(`${namespace}:${address}`)})`

/** Checked name and picture of an address, whether its account is active or not. */
export function selectAddressIdentity(
  state: RootState,
  namespace: Namespace,
  address: string,
): Identity {
  return selectCachedQuery<Identity>(state, getIdentityKey(namespace, address))?.data ?? NAMELESS
}

/** Checked name and picture of a chain family's account. */
export function selectIdentity(state: RootState, namespace: Namespace): Identity {
  const { address } = selectAccountByNamespace(state, namespace)
  return address === null ? NAMELESS : selectAddressIdentity(state, namespace, address)
}

/** Checked name and picture of the active account. */
export function selectActiveIdentity(state: RootState): Identity {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NAMELESS : selectIdentity(state, namespace)
}
