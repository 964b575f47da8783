import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectHasLooked } from './connectorsSlice'

/** Nothing was told of the wallets of this browser yet. */
export const selectIsLooking = (state: RootState) =>
  selectOptions(state).hasAdapters && !selectHasLooked(state)
