import { directorySlice } from '../features/wallets/directorySlice'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings what is known of the wallet directory and searched for in it. */
export function injectDirectorySlice(): void {
  rootReducer.inject(directorySlice)
  arrivedSlices.add('directory')
}
