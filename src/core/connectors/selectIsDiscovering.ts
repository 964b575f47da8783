import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectHasLooked } from './connectorsSlice'

/** Whether discovery has yet to report installed wallets. */
export const selectIsDiscovering = (state: RootState) =>
  selectOptions(state).hasAdapters && !selectHasLooked(state)
