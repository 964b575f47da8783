import type { Network } from '../../../domain/network'
import { selectActiveNamespace, selectActiveNetwork } from '../../../core/network/networkSelectors'
import {
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
  selectNetworks as selectAllNetworks,
} from '../../../core/network/networkSlice'
import {
  getChainId,
  type CaipNetworkId,
  type ChainIdOf,
  type Namespace,
} from '../../../lib/address/caip'
import { memoizeByInputs } from './memoizeByInputs'
import { selectModalPart, type StateWithModal } from './selectModalPart'

/** Returns the current network, of the page or of a chain family; `null` if there is none. */
export function selectNetwork(state: StateWithModal, namespace?: Namespace): Network | null {
  const part = selectModalPart(state)
  if (namespace === undefined) return selectActiveNetwork(part)
  const id = selectLastCaipNetworkIdByNamespace(part, namespace)
  return id && selectNetworkById(part, id)
}

/** Returns the CAIP-2 id of that network, such as `eip155:1`. */
export const selectCaipNetworkId = (
  state: StateWithModal,
  namespace?: Namespace,
): CaipNetworkId | null => selectNetwork(state, namespace)?.caipNetworkId ?? null

/**
 * Returns the chain id of that network: a number on EVM networks, else the reference of its CAIP-2
 * id (the part after the colon).
 */
export function selectChainId<N extends Namespace>(
  state: StateWithModal,
  namespace: N | undefined,
): ChainIdOf<N> | null
export function selectChainId(state: StateWithModal, namespace?: Namespace): number | string | null
export function selectChainId(
  state: StateWithModal,
  namespace?: Namespace,
): number | string | null {
  const id = selectCaipNetworkId(state, namespace)
  return id && getChainId(id)
}

/** Returns the current chain family. */
export const selectNamespace = (state: StateWithModal): Namespace | null =>
  selectActiveNamespace(selectModalPart(state))

const filterByNamespace = /* @__PURE__ */ memoizeByInputs(
  (all: readonly Network[], namespace: Namespace) =>
    all.filter(each => each.namespace === namespace),
)

/** Returns the networks of the page, or those of one chain family. */
export function selectNetworks(state: StateWithModal, namespace?: Namespace): readonly Network[] {
  const all = selectAllNetworks(selectModalPart(state))
  return namespace === undefined ? all : filterByNamespace(all, namespace)
}
