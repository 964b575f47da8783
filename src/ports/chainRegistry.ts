import type { Namespace } from '../lib/address/caip'
import type { ChainAdapter } from './chainAdapter'

/** The host's adapters, loaded on demand. */
export interface ChainRegistry {
  readonly namespaces: readonly Namespace[]
  /** @throws {ModalError} `ADAPTER_NOT_FOUND` if the host passed none for the namespace. */
  load(namespace: Namespace): Promise<ChainAdapter>
  /** Returns the adapter if it is loaded. */
  peek(namespace: Namespace): ChainAdapter | undefined
}
