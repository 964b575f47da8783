import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from './selectPlatform'

/** The system whose store has the fitting page of a wallet; null at a desk. */
export function selectStoreSystem(state: RootState): 'ios' | 'android' | null {
  const { isIos, isAndroid } = selectPlatform(state)
  return isIos ? 'ios' : isAndroid ? 'android' : null
}
