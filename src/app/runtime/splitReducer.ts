import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../store/rootReducer'

type HostState = Readonly<Record<string, unknown>> | null | undefined

/**
 * Puts our state beside a host's under one key. The host's reducer never sees that key, and gets back the very object
 * it returned last time: `combineReducers` does not warn, and an unchanged host state stays the same reference.
 */
export function createSplitReducer(key: string, ours: Reducer<RootState, UnknownAction>) {
  const returned = new WeakMap<object, unknown>()

  const hostPart = (state: HostState): unknown => {
    if (!state) return state
    if (returned.has(state)) return returned.get(state)
    if (!(key in state)) return state
    const { [key]: _ours, ...theirs } = state
    return Object.keys(theirs).length === 0 ? undefined : theirs
  }

  return (host: Reducer): Reducer<HostState, UnknownAction> =>
    (state, action) => {
      const before = hostPart(state)
      const theirs = host(before, action) as HostState
      const mine = ours(state?.[key] as RootState | undefined, action)
      if (state && theirs === before && mine === state[key]) return state
      const next = { ...theirs, [key]: mine }
      returned.set(next, theirs)
      return next
    }
}
