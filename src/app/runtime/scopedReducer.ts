import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { stateKept } from '../../events/lifecycleEvents'
import { rootReducer, type RootState } from '../../store/rootReducer'
import { belongsTo } from '../../store/scopedStore'

const PREFIXES = ['walletModal/', 'walletModalApi/', '__rtkq/']

/** Whether an action is one of ours, by its type alone. */
export const isOurs = (action: UnknownAction): boolean =>
  PREFIXES.some(prefix => action.type.startsWith(prefix))

/**
 * Our reducer for one modal. A host's action costs one look at its type; Redux' own actions pass, so that a slice
 * which arrived later gets its first state. `onTaken` hears of what it takes.
 */
export function createScopedReducer(
  key: string,
  onTaken?: (action: UnknownAction) => void,
): Reducer<RootState, UnknownAction> {
  return (state, action) => {
    const isReduxOwn = action.type.startsWith('@@')
    if (state !== undefined && !isReduxOwn && (!isOurs(action) || !belongsTo(action, key))) {
      return state
    }
    onTaken?.(action)
    if (stateKept.match(action)) return action.payload as RootState
    return rootReducer(state, action) as RootState
  }
}
