import { ModalError } from '../../../domain/ModalError'
import type { Namespace } from '../../../lib/address/caip'
import type {
  ChainAdapter,
  ChainAdapterDescriptor,
  ChainAdapterPorts,
} from '../../../ports/chainAdapter'
import type { ChainRegistry } from '../../../ports/chainRegistry'
import type { WalletConnectSource, WalletConnectRoutes } from './createWalletConnectRoutes'

/**
 * Loads each adapter once; a load that failed is tried again the next time somebody needs it. With a relay, every
 * namespace of the host's networks can be reached.
 */
export function createChainRegistry(
  descriptors: readonly ChainAdapterDescriptor[],
  ports: ChainAdapterPorts,
  walletConnect?: WalletConnectSource,
): ChainRegistry {
  const loading = new Map<Namespace, Promise<ChainAdapter>>()
  const loaded = new Map<Namespace, ChainAdapter>()
  let routes: WalletConnectRoutes | undefined

  const listNamespaces = (): readonly Namespace[] => {
    const own = descriptors.map(({ namespace }) => namespace)
    const reached = walletConnect ? ports.networks().map(({ namespace }) => namespace) : []
    return [...new Set([...own, ...reached])]
  }

  const loadAdapter = async (
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

  const start = (namespace: Namespace) => {
    const family = descriptors.find(candidate => candidate.namespace === namespace)
    const running = loadAdapter(namespace, family).then(
      adapter => {
        loaded.set(namespace, adapter)
        return adapter
      },
      (reason: unknown) => {
        loading.delete(namespace)
        if (!family && reason instanceof ModalError) throw reason
        throw new ModalError('CODE_NOT_LOADED', namespace, { cause: reason })
      },
    )
    loading.set(namespace, running)
    return running
  }

  return {
    get namespaces() {
      return listNamespaces()
    },
    load: namespace => loading.get(namespace) ?? start(namespace),
    peek: namespace => loaded.get(namespace),
  }
}
