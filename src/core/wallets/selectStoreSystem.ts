import type { RootState } from '../../store/rootReducer'
import { selectPlatform } from './selectPlatform'

/** The operating system whose app store fits this device; null on desktop. */
export function selectStoreSystem(state: RootState): 'ios' | 'android' | null {
  const { isIos, isAndroid } = selectPlatform(state)
  return isIos ? 'ios' : isAndroid ? 'android' : null
}
