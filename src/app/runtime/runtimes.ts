import { ModalError } from '../../domain/ModalError'
import type { HostStore } from '../../store/scopedStore'
import type { Runtime } from './Runtime'

type GetState = HostStore['getState']

/** Keyed by the `getState` that a store shares with its middleware, to avoid lookup actions. */
const runtimes = new WeakMap<GetState, Map<string, Runtime>>()

const getStoreRuntimes = (getState: GetState): Map<string, Runtime> => {
  const known = runtimes.get(getState) ?? new Map<string, Runtime>()
  runtimes.set(getState, known)
  return known
}

/** Returns the runtime of a key, if it is known for the store. */
export const getCachedRuntime = (getState: GetState, key: string): Runtime | undefined =>
  runtimes.get(getState)?.get(key)

/** Caches the runtime found for a store. */
export function cacheRuntime(getState: GetState, runtime: Runtime): Runtime {
  getStoreRuntimes(getState).set(runtime.key, runtime)
  return runtime
}

/**
 * Registers the runtime of a new store.
 *
 * @throws {ModalError} `STORE_INTEGRATED_TWICE` if the store has one with this key.
 */
export function registerRuntime(getState: GetState, runtime: Runtime): void {
  const { key } = runtime
  if (getCachedRuntime(getState, key)) {
    throw new ModalError(
      'STORE_INTEGRATED_TWICE',
      `This store has two modals with the key "${key}". Use either the enhancer or the middleware.`,
    )
  }
  cacheRuntime(getState, runtime)
}
