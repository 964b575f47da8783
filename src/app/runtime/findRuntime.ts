import { ModalError } from '../../domain/ModalError'
import type { HostStore } from '../../store/scopedStore'
import type { Runtime } from './Runtime'
import { runtimeAsked } from './runtimeAsked'

const HELP = `No wallet modal in this store. Add:
  enhancers: getDefault => getDefault().prepend(walletModal.enhancer)`

/**
 * The runtime inside a store.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`, with the line that is missing.
 */
export function findRuntime(store: HostStore, key: string): Runtime {
  const answer = store.dispatch(runtimeAsked(key)) as Partial<Runtime> | undefined
  if (typeof answer?.attach !== 'function') throw new ModalError('STORE_NOT_INTEGRATED', HELP)
  return answer as Runtime
}
