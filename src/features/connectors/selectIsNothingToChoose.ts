import type { RootState } from '../../store/rootReducer'
import { selectFailures } from '../notifications/notificationsSlice'
import { selectAllWalletsRow, selectWalletRows } from './connectorsSelectors'
import { selectIsLooking } from './selectIsLooking'

/** No wallet is in this browser, and none is offered elsewhere. */
export const selectIsNothingToChoose = (state: RootState) =>
  !selectIsLooking(state) &&
  selectWalletRows(state).length === 0 &&
  selectFailures(state) === 0 &&
  !selectAllWalletsRow(state).isShown
