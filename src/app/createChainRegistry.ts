import { ModalError } from '../domain/ModalError'
import type { Namespace } from '../lib/caip'
import type { ChainAdapter, ChainAdapterDescriptor, ChainAdapterPorts } from '../ports/chainAdapter'
import type { ChainRegistry } from '../ports/chainRegistry'

/** Loads each adapter once; a load that failed is tried again the next time somebody needs it. */
export function createChainRegistry(
  descriptors: readonly ChainAdapterDescriptor[],
  ports: ChainAdapterPorts,
): ChainRegistry {
  const loading = new Map<Namespace, Promise<ChainAdapter>>()
  const loaded = new Map<Namespace, ChainAdapter>()

  const start = (descriptor: ChainAdapterDescriptor) => {
    const running = descriptor.load(ports).then(
      adapter => {
        loaded.set(descriptor.namespace, adapter)
        return adapter
      },
      (reason: unknown) => {
        loading.delete(descriptor.namespace)
        throw new ModalError('CODE_NOT_LOADED', descriptor.namespace, { cause: reason })
      },
    )
    loading.set(descriptor.namespace, running)
    return running
  }

  return {
    namespaces: descriptors.map(({ namespace }) => namespace),
    load(namespace) {
      const descriptor = descriptors.find(candidate => candidate.namespace === namespace)
      if (!descriptor) return Promise.reject(new ModalError('ADAPTER_NOT_FOUND', namespace))
      return loading.get(namespace) ?? start(descriptor)
    },
    peek: namespace => loaded.get(namespace),
  }
}
