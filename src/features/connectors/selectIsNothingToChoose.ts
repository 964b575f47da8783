import type { RootState } from '../../store/rootReducer'
import { selectFailures } from '../notifications/notificationsSlice'
import { selectAllWalletsRow, selectWalletRows } from './connectorsSelectors'
import { selectIsLooking } from './selectIsLooking'

/** Whether no wallet is installed and none is offered. */
export const selectIsNothingToChoose = (state: RootState) =>
  !selectIsLooking(state) &&
  selectWalletRows(state).length === 0 &&
  selectFailures(state) === 0 &&
  !selectAllWalletsRow(state).isShown
