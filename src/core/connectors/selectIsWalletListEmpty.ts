import type { RootState } from '../../store/rootReducer'
import { selectChunkFailures } from '../notifications/notificationsSlice'
import { selectAllWalletsRow, selectWalletRows } from './connectorsSelectors'
import { selectIsDiscovering } from './selectIsDiscovering'

/** Whether no wallet is installed and none is offered. */
export const selectIsWalletListEmpty = (state: RootState) =>
  !selectIsDiscovering(state) &&
  selectWalletRows(state).length === 0 &&
  selectChunkFailures(state) === 0 &&
  !selectAllWalletsRow(state).isShown
