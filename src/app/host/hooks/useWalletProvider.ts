import { useEffect, useState } from 'react'
import type { ConnectorType } from '../../../domain/connector'
import type { Eip1193Provider } from '../../../domain/provider'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'
import type { DEFAULT_FAMILY } from '../../../lib/address/families'
import { resolveNamespace } from '../resolveNamespace'
import type { NamespaceOption } from './hooks'
import { useHostSelector } from './useHostSelector'
import { useRuntime, type StoreProps } from './useRuntime'

export interface HostWalletProvider<T> {
  /** `null` while no wallet is connected, and while its code is being fetched. */
  readonly provider: T | null
  readonly type: ConnectorType | null
}

interface Found {
  readonly connectorId: string
  readonly namespace: string
  readonly provider: unknown
}

/**
 * Returns the connected wallet's own provider object, typed as EIP-1193 with `namespace: 'eip155'`,
 * otherwise as `T`, which is not checked. While disconnected, it loads no code.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { provider } = useWalletProvider({ namespace: 'eip155' })
 * const client = provider && createWalletClient({ transport: custom(provider) })
 */
export function useWalletProvider(
  options: StoreProps & { readonly namespace: typeof DEFAULT_FAMILY },
): HostWalletProvider<Eip1193Provider>
export function useWalletProvider<T = unknown>(options?: NamespaceOption): HostWalletProvider<T>
export function useWalletProvider({
  namespace: given,
  ...where
}: NamespaceOption = {}): HostWalletProvider<unknown> {
  const { runtime } = useRuntime(where)
  const namespace = useHostSelector(runtime, state => resolveNamespace(state, given))
  const { phase, connectorId } = useHostSelector(runtime, state =>
    selectConnectionByNamespace(state, namespace),
  )
  const type = useHostSelector(
    runtime,
    state => selectConnectorById(state, connectorId ?? '')?.type,
  )
  const [found, setFound] = useState<Found | null>(null)
  const liveId = phase === 'connected' ? connectorId : null
  useEffect(() => {
    if (liveId === null) return
    let isOver = false
    runtime
      .load()
      .then(({ deps }) => deps.chains.load(namespace))
      .then(({ wallets }) => wallets.getProvider(liveId))
      .then(
        provider => !isOver && setFound({ connectorId: liveId, namespace, provider }),
        // the chunk failed to load: there is no provider, and the modal reports the failure
        () => undefined,
      )
    return () => {
      isOver = true
      setFound(null)
    }
  }, [runtime, namespace, liveId])
  // Never returns the previous wallet's provider for the next one.
  const isMine = found?.connectorId === liveId && found?.namespace === namespace
  return {
    provider: isMine ? (found?.provider ?? null) : null,
    type: liveId === null ? null : (type ?? null),
  }
}
