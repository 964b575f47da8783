import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { stateKept } from '../../events/lifecycleEvents'
import { rootReducer, type RootState } from '../../store/rootReducer'
import { belongsTo } from '../../store/scopedStore'

const PREFIXES = ['walletModal/', 'walletModalApi/', '__rtkq/']

/** Whether an action belongs to this package, by its type alone. */
export const isModalAction = (action: UnknownAction): boolean =>
  PREFIXES.some(prefix => action.type.startsWith(prefix))

/**
 * Creates the reducer of one modal. A host's action costs one check of its type; Redux' own actions
 * pass, so that a slice added later gets its initial state. `onTaken` receives each action that is
 * reduced.
 */
export function createScopedReducer(
  key: string,
  onTaken?: (action: UnknownAction) => void,
): Reducer<RootState, UnknownAction> {
  return (state, action) => {
    const isReduxOwn = action.type.startsWith('@@')
    if (state !== undefined && !isReduxOwn && (!isModalAction(action) || !belongsTo(action, key))) {
      return state
    }
    onTaken?.(action)
    if (stateKept.match(action)) return action.payload as RootState
    return rootReducer(state, action) as RootState
  }
}

type HostState = Readonly<Record<string, unknown>> | null | undefined

/**
 * Combines the modal's state with a host's. The host's reducer never sees the key, and receives the
 * object that it last returned: `combineReducers` does not warn, and unchanged state keeps its
 * reference.
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
