import { useEffect, useMemo, useState } from 'react'
import { modalOpenFailed } from '../events/modalEvents'
import {
  selectConnectionsByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnectorIds,
} from '../features/connections/connectionsSlice'
import { selectIsOpen, selectIsOpening } from '../features/modal/modalSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { selectActiveNetworkId, selectNetworks } from '../features/network/networkSlice'
import { selectOptions } from '../features/options/optionsSlice'
import type { CaipNetworkId, Namespace } from '../lib/caip'
import type { RootState } from '../store/rootReducer'
import { useRead } from './useRead'
import { useRuntime, type StoreProps } from './useRuntime'

export interface HostModalState {
  /**
   * It is known who is connected: the options are read, and a stored session came back, or did not. `false` on a server
   * and until then; a page that waits for it never shows its connect button to somebody who is about to be connected.
   */
  readonly isReady: boolean
  readonly isOpen: boolean
  /** It is about to open, or a wallet is asked or being taken back. */
  readonly isLoading: boolean
  /** CAIP-2. */
  readonly networkId: CaipNetworkId | null
  readonly namespace: Namespace | null
  /** What the project's owner switched on or off from afar; empty until the modal was opened. */
  readonly remoteFeatures: Readonly<Partial<Record<'activity', boolean>>>
}

/** What was left, or is of no family of this page, is not taken back: nobody waits for it. */
function selectAwaited(state: RootState): readonly Namespace[] {
  const left = selectDisconnectedConnectorIds(state)
  const stored = Object.entries(selectStoredConnectorIds(state)) as [Namespace, string][]
  return stored
    .filter(([namespace, id]) => !left[namespace]?.includes(id))
    .map(([namespace]) => namespace)
    .filter(namespace => selectNetworks(state).some(network => network.namespace === namespace))
}

/** A family whose stored wallet was not looked for yet has no connection at all, not even one that ended. */
function selectIsReady(state: RootState): boolean {
  const connections = selectConnectionsByNamespace(state)
  return (
    selectActiveNetworkId(state) !== null &&
    selectAwaited(state).every(namespace => connections[namespace] !== undefined) &&
    Object.values(connections).every(connection => connection?.phase !== 'restoring')
  )
}

const selectIsLoading = (state: RootState): boolean =>
  selectIsOpening(state) ||
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connecting' || connection?.phase === 'restoring',
  )

const selectRemoteFeatures = (state: RootState) => selectOptions(state).remoteFeatures

/**
 * How the modal is doing, for a page that draws around it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` where there is no modal in the store.
 */
export function useModalState(where: StoreProps = {}): HostModalState {
  const { runtime } = useRuntime(where)
  const isKnown = useRead(runtime, selectIsReady)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(
    // Without its code nobody is taken back: a page that waits is to go on.
    () => runtime.observe(action => modalOpenFailed.match(action) && setHasFailed(true)),
    [runtime],
  )
  const isReady = isKnown || hasFailed
  const isOpen = useRead(runtime, selectIsOpen)
  const isLoading = useRead(runtime, selectIsLoading)
  const networkId = useRead(runtime, selectActiveNetworkId)
  const namespace = useRead(runtime, selectActiveNamespace)
  const remoteFeatures = useRead(runtime, selectRemoteFeatures)
  return useMemo(
    () => ({ isReady, isOpen, isLoading, networkId, namespace, remoteFeatures }),
    [isReady, isOpen, isLoading, networkId, namespace, remoteFeatures],
  )
}
