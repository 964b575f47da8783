import { useCallback, useEffect, useMemo } from 'react'
import type { Connector } from '../../../domain/connector'
import { discoveryRequested } from '../../../events/modalEvents'
import type { Namespace } from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'
import { createControls } from '../createControls'
import type { Outcome } from '../Controls'
import { selectConnectors } from '../selectors/selectWallet'
import type { NamespaceOption } from './hooks'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'

export interface HostConnectors {
  /** The browser wallets that have announced themselves, in the order of their announcements. */
  readonly connectors: readonly Connector[]
  /** Discovery has not run yet. */
  readonly isLooking: boolean
  /** Connects one of them, without showing the modal. Never rejects. */
  readonly connect: (connector: {
    readonly id: string
    readonly namespace: Namespace
  }) => Promise<Outcome>
}

/** The slice is added when the engine loads. */
const selectIsLooking = (state: RootState): boolean =>
  !((state as Partial<RootState>).connectors?.hasDiscovered ?? false)

/**
 * Returns the wallets found in this browser, for a list of the page's own; with a `namespace`,
 * those of that chain family, else of the current one. Using it triggers discovery, which sends
 * wallets no request. For a wallet on another device, connect `walletConnect` with `useConnect`.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useConnectors({ namespace, ...where }: NamespaceOption = {}): HostConnectors {
  const { runtime } = useRuntime(where)
  const connectors = useHostSelector(runtime, state => selectConnectors(state, namespace))
  const isLooking = useHostSelector(runtime, selectIsLooking)
  useEffect(() => void runtime.store.dispatch(discoveryRequested()), [runtime])
  const connect = useCallback<HostConnectors['connect']>(
    ({ id, namespace: family }) => createControls(runtime).connect(id, family),
    [runtime],
  )
  return useMemo(() => ({ connectors, isLooking, connect }), [connectors, isLooking, connect])
}
