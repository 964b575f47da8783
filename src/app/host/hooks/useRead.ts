import { useSyncExternalStore } from 'react'
import type { RootState } from '../../../store/rootReducer'
import type { Runtime } from '../../runtime/Runtime'

/** Reads our state from a host component. The selector must give the same reference for the same answer. */
export function useRead<T>(runtime: Runtime, select: (state: RootState) => T): T {
  return useSyncExternalStore(
    runtime.store.subscribe,
    () => select(runtime.store.getState()),
    () => select(runtime.serverState()),
  )
}
