import type { MiddlewareAPI } from '@reduxjs/toolkit'
import type { HostStore } from '../../store/scopedStore'

/**
 * The host's store. A middleware is given no `subscribe`: subscribers that come before the store itself is attached join
 * it then, and are told at once if the state has changed meanwhile.
 */
export function createHostLens({ getState, dispatch }: MiddlewareAPI) {
  let host: HostStore | undefined
  const waiting = new Set<() => void>()
  const lens: HostStore = {
    getState: () => (host ? host.getState() : getState()) as unknown,
    dispatch: action => (host ? host.dispatch(action) : dispatch(action)),
    subscribe(listener) {
      if (host) return host.subscribe(listener)
      const before: unknown = getState()
      let leave: () => void = () => waiting.delete(join)
      const join = () => {
        leave = lens.subscribe(listener)
        if (lens.getState() !== before) listener()
      }
      waiting.add(join)
      return () => leave()
    },
  }
  return {
    lens,
    attach(hostStore: HostStore) {
      host = hostStore // the outermost store comes last
      for (const join of waiting) {
        waiting.delete(join)
        join()
      }
    },
  }
}
