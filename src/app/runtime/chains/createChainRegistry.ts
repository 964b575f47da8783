import { ModalError } from '../../../domain/ModalError'
import { createLazy, type Lazy } from '../../../lib/async/createLazy'
import type { Namespace } from '../../../lib/address/caip'
import type {
  ChainAdapter,
  ChainAdapterDescriptor,
  ChainAdapterPorts,
} from '../../../ports/chainAdapter'
import type { ChainRegistry } from '../../../ports/chainRegistry'
import { EMBEDDED_NAMESPACES } from '../../../ports/embedded'
import type { WatchOnlyDescriptor } from '../../../ports/watchOnlyDescriptor'
import type { EmbeddedRoutes, EmbeddedSource } from './createEmbeddedRoutes'
import type { WalletConnectSource, WalletConnectRoutes } from './createWalletConnectRoutes'

/**
 * Loads each adapter once, and retries a failed load on the next call. With WalletConnect, every
 * namespace of the host's networks is reachable. Adds the embedded wallet to its families.
 */
export function createChainRegistry(
  descriptors: readonly ChainAdapterDescriptor[],
  ports: ChainAdapterPorts,
  walletConnect?: WalletConnectSource,
  embedded?: EmbeddedSource,
  watchOnly?: WatchOnlyDescriptor,
): ChainRegistry {
  const adapters = new Map<Namespace, Lazy<ChainAdapter>>()
  let routes: WalletConnectRoutes | undefined
  let embeddedRoutes: EmbeddedRoutes | undefined

  const listNamespaces = (): readonly Namespace[] => {
    const own = descriptors.map(({ namespace }) => namespace)
    const reached = walletConnect ? ports.networks().map(({ namespace }) => namespace) : []
    return [...new Set([...own, ...reached])]
  }

  const loadAdapter = async (
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
  ): Promise<ChainAdapter> => {
    const adapter = await loadWithFrame(namespace, family)
    if (!watchOnly) return adapter
    const watchOnlyOver = await watchOnly.load()
    return { ...adapter, wallets: watchOnlyOver(adapter.wallets, ports) }
  }

  /** Adds the embedded wallet to the injected and WalletConnect wallets. */
  const loadWithFrame = async (
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
  ): Promise<ChainAdapter> => {
    const adapter = await loadOthers(namespace, family)
    if (!embedded || !family?.loadOver || !EMBEDDED_NAMESPACES.includes(namespace)) return adapter
    const { createEmbeddedRoutes } = await import('./createEmbeddedRoutes')
    embeddedRoutes ??= createEmbeddedRoutes(embedded, descriptors, ports)
    return embeddedRoutes.adapterOver(adapter, family)
  }

  /** Loads the injected and WalletConnect wallets. */
  const loadOthers = async (
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
  ): Promise<ChainAdapter> => {
    if (family && !walletConnect) return family.load(ports)
    if (!walletConnect || !listNamespaces().includes(namespace))
      throw new ModalError('ADAPTER_NOT_FOUND', 'Chain adapter not found')
    const { createWalletConnectRoutes } = await import('./createWalletConnectRoutes')
    routes ??= createWalletConnectRoutes(walletConnect, ports)
    return routes.adapterOf(namespace, family)
  }

  const adapterOf = (namespace: Namespace): Lazy<ChainAdapter> => {
    const known = adapters.get(namespace)
    if (known) return known
    const family = descriptors.find(candidate => candidate.namespace === namespace)
    const adapter = createLazy(
      () => loadAdapter(namespace, family),
      cause =>
        !family && cause instanceof ModalError
          ? cause
          : new ModalError('CODE_NOT_LOADED', namespace, { cause }),
    )
    adapters.set(namespace, adapter)
    return adapter
  }

  return {
    get namespaces() {
      return listNamespaces()
    },
    load: namespace => adapterOf(namespace).load(),
    peek: namespace => adapters.get(namespace)?.peek(),
  }
}
