import { useSyncExternalStore } from 'react'
import type { RootState } from '../../../store/rootReducer'
import type { Runtime } from '../../runtime/Runtime'

/** Reads the modal's state. `select` must return the same reference for the same state. */
export function useHostSelector<T>(runtime: Runtime, select: (state: RootState) => T): T {
  return useSyncExternalStore(
    runtime.store.subscribe,
    () => select(runtime.store.getState()),
    () => select(runtime.serverState()),
  )
}
