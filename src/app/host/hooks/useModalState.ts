import { useEffect, useMemo, useState } from 'react'
import { modalOpenFailed } from '../../../events/modalEvents'
import {
  selectConnectionByNamespace,
  selectStoredConnections,
} from '../../../core/connections/connectionsSlice'
import { markRecent } from '../../../core/connections/markRecent'
import { selectIsOpen, selectIsOpening } from '../../../core/modal/modalSlice'
import { selectActiveNamespace } from '../../../core/network/networkSelectors'
import type { Connection } from '../../../domain/connector'
import type { RemoteFeatures } from '../../../domain/options'
import {
  selectActiveCaipNetworkId,
  selectLastCaipNetworkIdByNamespace,
  selectWalletCaipNetworkId,
} from '../../../core/network/networkSlice'
import { selectSwitchingNamespace } from '../../../core/network/switchingNamespace'
import { selectOptions } from '../../../core/options/optionsSlice'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'
import { resolveNamespace } from '../resolveNamespace'
import { hasPhase, matchesNamespace, selectIsReady } from './selectIsReady'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'
import type { NamespaceOption } from './hooks'

export interface HostModalState {
  /**
   * Whether a stored session, if any, has been restored or dropped; `false` on a server. Wait for
   * it before showing a connect button, so that returning visitors never see one.
   */
  readonly isReady: boolean
  readonly isOpen: boolean
  /**
   * The modal is opening, a wallet is connecting or being restored, or the page called
   * `setLoading`: on the given namespace, else on any.
   */
  readonly isLoading: boolean
  /** CAIP-2 id of the current or last network of that namespace. */
  readonly caipNetworkId: CaipNetworkId | null
  /** The given namespace, else the page's current one. */
  readonly namespace: Namespace | null
  /**
   * The chain family that the visitor is switching to while another one is in use, until a wallet
   * of it is connected or the visitor leaves; null while no such switch is in progress.
   */
  readonly switchingNamespace: Namespace | null
  /**
   * The wallet that is connected there, and those remembered from an earlier visit (`recent`),
   * which are read from storage once the modal is needed or a session is restored.
   */
  readonly connections: readonly Connection[]
  /** What the project's owner switched remotely; empty until the modal is first opened. */
  readonly remoteFeatures: Readonly<Partial<RemoteFeatures>>
}

const selectIsLoading = (state: RootState, namespace: Namespace | undefined): boolean =>
  selectIsOpening(state) ||
  hasPhase(state, namespace, ['connecting', 'restoring']) ||
  (state.page?.loading ?? []).some(each => matchesNamespace(each, namespace))

const selectRemoteFeatures = (state: RootState) => selectOptions(state).remoteFeatures

/**
 * Returns the state of the modal, for a page that renders around it; with a `namespace`, the state
 * of that chain family.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useModalState({
  namespace: named,
  ...where
}: NamespaceOption = {}): HostModalState {
  const { runtime } = useRuntime(where)
  const isKnown = useHostSelector(runtime, state => selectIsReady(state, named))
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(
    // If the code failed to load, no session is restored: a waiting page must continue.
    () => runtime.observe(action => modalOpenFailed.match(action) && setHasFailed(true)),
    [runtime],
  )
  const isReady = isKnown || hasFailed
  const isOpen = useHostSelector(runtime, selectIsOpen)
  const isLoading = useHostSelector(runtime, state => selectIsLoading(state, named))
  const caipNetworkId = useHostSelector(runtime, state =>
    named === undefined
      ? selectActiveCaipNetworkId(state)
      : (selectWalletCaipNetworkId(state, named) ??
        selectLastCaipNetworkIdByNamespace(state, named)),
  )
  const active = useHostSelector(runtime, selectActiveNamespace)
  const namespace = named ?? active
  const stored = useHostSelector(runtime, state =>
    selectStoredConnections(state, resolveNamespace(state, named)),
  )
  const live = useHostSelector(runtime, state =>
    selectConnectionByNamespace(state, resolveNamespace(state, named)),
  )
  const connections = useMemo(() => markRecent(stored, live), [stored, live])
  const remoteFeatures = useHostSelector(runtime, selectRemoteFeatures)
  const switchingNamespace = useHostSelector(runtime, selectSwitchingNamespace)
  return useMemo(
    () => ({
      isReady,
      isOpen,
      isLoading,
      caipNetworkId,
      namespace,
      switchingNamespace,
      connections,
      remoteFeatures,
    }),
    [
      isReady,
      isOpen,
      isLoading,
      caipNetworkId,
      namespace,
      switchingNamespace,
      connections,
      remoteFeatures,
    ],
  )
}
