import type { Namespace } from '../lib/address/caip'
import type { ChainAdapter } from './chainAdapter'

/** The adapters the host handed in, loaded when somebody needs them. */
export interface ChainRegistry {
  readonly namespaces: readonly Namespace[]
  /** @throws {ModalError} `ADAPTER_NOT_FOUND` when the host gave none for the namespace. */
  load(namespace: Namespace): Promise<ChainAdapter>
  /** The adapter, if it has been loaded. */
  peek(namespace: Namespace): ChainAdapter | undefined
}
