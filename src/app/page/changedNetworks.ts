import { ModalError } from '../../domain/ModalError'
import {
  getCaipNetworkId,
  normalizeNetwork,
  type NamedNetwork,
  type Network,
  type NetworkInput,
} from '../../domain/network'
import { selectIsConnected } from '../../core/connections/connectionsSlice'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectNetworks,
  type networksConfigured,
} from '../../core/network/networkSlice'
import { NAMESPACES, type CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'

type Listed = Parameters<typeof networksConfigured>[0]

const invalid = (detail: string): never => {
  throw new ModalError('INVALID_OPTION', detail)
}

/** @throws {ModalError} `INVALID_OPTION` for an invalid network, or an unknown chain family. */
function readNetwork(given: NetworkInput): Network {
  let network: Network
  try {
    network = normalizeNetwork(given)
  } catch (thrown) {
    return invalid(`the network cannot be read: ${String(thrown)}`)
  }
  const { namespace } = network
  return NAMESPACES.includes(namespace) ? network : invalid(`no chain family ${namespace}`)
}

/**
 * Returns the networks with another one appended; null if it is already listed.
 *
 * @throws {ModalError} `INVALID_OPTION`
 */
export function withNetwork(
  state: RootState,
  given: NetworkInput,
): (Listed & { added: Network }) | null {
  const added = readNetwork(given)
  if (selectIsListed(state, added.caipNetworkId)) return null
  const networks = [...selectNetworks(state), added]
  return { networks, defaultId: selectActiveCaipNetworkId(state) ?? added.caipNetworkId, added }
}

/**
 * Returns the networks without one of them, and the resulting current one; null if it is not
 * listed.
 *
 * @throws {ModalError} `INVALID_OPTION` for the last one, and for the last one of a family with a
 * connected wallet.
 */
export function withoutNetwork(state: RootState, named: NamedNetwork): Listed | null {
  const id = getCaipNetworkId(named)
  const all = selectNetworks(state)
  const gone = all.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!gone) return null
  const networks = all.filter(each => each !== gone)
  const inFamily = networks.find(({ namespace }) => namespace === gone.namespace)
  const next = inFamily ?? networks[0]
  if (!next) return invalid('the last network cannot be removed')
  if (!inFamily && selectIsConnected(state, gone.namespace))
    return invalid(`a wallet is connected on the last network of ${gone.namespace}`)
  const active = selectActiveCaipNetworkId(state)
  const lastByNamespace = Object.fromEntries(
    Object.entries(state.network.lastByNamespace).filter(([, last]) => last !== id),
  ) as Record<string, CaipNetworkId>
  return {
    networks,
    defaultId: active === id || active === null ? next.caipNetworkId : active,
    lastByNamespace,
  }
}
