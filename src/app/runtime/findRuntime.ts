import { ModalError } from '../../domain/ModalError'
import type { HostStore } from '../../store/scopedStore'
import type { Runtime } from './Runtime'
import { runtimeAsked } from './runtimeAsked'
import { knownRuntime, rememberRuntime } from './runtimes'

const HELP = `No wallet modal in this store. Add:
  enhancers: getDefault => getDefault().prepend(walletModal.enhancer)`

const reducerHelp = (
  key: string,
) => `The wallet modal has no state in this store. Add its reducer under its key:
  reducer: { ${key}: walletModal.reducer }`

/** Redux’ own kind of action, which every reducer answers with its state: a slice that was added late has one from then on. */
const STATE_NEEDED = { type: '@@walletModal/STATE_NEEDED' }

/** A store that another one stands before has a `getState` of its own. */
function askedOf(store: HostStore, key: string): Runtime {
  const answer = store.dispatch(runtimeAsked(key)) as Partial<Runtime> | undefined
  if (typeof answer?.attach !== 'function') throw new ModalError('STORE_NOT_INTEGRATED', HELP)
  return rememberRuntime(store.getState, answer as Runtime)
}

const hasState = (store: HostStore, key: string) =>
  (store.getState() as Readonly<Record<string, unknown>> | undefined)?.[key] !== undefined

/**
 * The runtime inside a store.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`, with the line that is missing.
 */
export function findRuntime(store: HostStore, key: string): Runtime {
  const runtime = knownRuntime(store.getState, key) ?? askedOf(store, key)
  if (!hasState(store, key)) store.dispatch(STATE_NEEDED)
  if (!hasState(store, key)) throw new ModalError('STORE_NOT_INTEGRATED', reducerHelp(key))
  return runtime
}
