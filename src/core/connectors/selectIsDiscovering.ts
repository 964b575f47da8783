import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectHasDiscovered } from './connectorsSlice'

/** Whether discovery has yet to report installed wallets. */
export const selectIsDiscovering = (state: RootState) =>
  selectOptions(state).hasAdapters && !selectHasDiscovered(state)
