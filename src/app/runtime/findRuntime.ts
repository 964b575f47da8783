import { ModalError } from '../../domain/ModalError'
import type { HostStore } from '../../store/scopedStore'
import type { Runtime } from './Runtime'
import { runtimeRequested } from './runtimeRequested'
import { getCachedRuntime, cacheRuntime } from './runtimes'

const HELP = `No wallet modal in this store. Add:
  enhancers: getDefault => getDefault().prepend(walletModal.enhancer)`

const reducerHelp = (
  key: string,
) => `The wallet modal has no state in this store. Add its reducer under its key:
  reducer: { ${key}: walletModal.reducer }`

/** An `@@` action reaches every reducer: a slice that was added late then has a state. */
const STATE_NEEDED = { type: '@@walletModal/STATE_NEEDED' }

/** Finds the runtime by an action: a wrapped store has its own `getState`. */
function requestRuntime(store: HostStore, key: string): Runtime {
  const answer = store.dispatch(runtimeRequested(key)) as Partial<Runtime> | undefined
  if (typeof answer?.attach !== 'function') throw new ModalError('STORE_NOT_INTEGRATED', HELP)
  return cacheRuntime(store.getState, answer as Runtime)
}

const hasState = (store: HostStore, key: string) =>
  (store.getState() as Readonly<Record<string, unknown>> | undefined)?.[key] !== undefined

/**
 * Returns the runtime of a store.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`, with the missing line.
 */
export function findRuntime(store: HostStore, key: string): Runtime {
  const runtime = getCachedRuntime(store.getState, key) ?? requestRuntime(store, key)
  if (!hasState(store, key)) store.dispatch(STATE_NEEDED)
  if (!hasState(store, key)) throw new ModalError('STORE_NOT_INTEGRATED', reducerHelp(key))
  return runtime
}
