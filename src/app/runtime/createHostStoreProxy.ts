import type { MiddlewareAPI } from '@reduxjs/toolkit'
import type { HostStore } from '../../store/scopedStore'

/**
 * Creates a view of the host's store. The middleware API has no `subscribe`: early subscribers are
 * added when the store is attached, and notified if the state has changed since.
 */
export function createHostStoreProxy({ getState, dispatch }: MiddlewareAPI) {
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
      host = hostStore // the outermost store attaches last
      for (const join of waiting) {
        waiting.delete(join)
        join()
      }
    },
  }
}
