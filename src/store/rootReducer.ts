import { combineSlices } from '@reduxjs/toolkit'
import { accountSlice } from '../features/account/accountSlice'
import { connectionsSlice } from '../features/connections/connectionsSlice'
import { connectorsSlice } from '../features/connectors/connectorsSlice'
import { modalSlice } from '../features/modal/modalSlice'
import { networkSlice } from '../features/network/networkSlice'
import { notificationsSlice } from '../features/notifications/notificationsSlice'
import { optionsSlice } from '../features/options/optionsSlice'
import { routerSlice } from '../features/router/routerSlice'
import { sendSlice } from '../features/send/sendSlice'
import { themeSlice } from '../features/theme/themeSlice'
import { transactionsSlice } from '../features/transactions/transactionsSlice'
import { walletsSlice } from '../features/wallets/walletsSlice'

/**
 * Our own state as a root state. A feature that is loaded later brings its slice by `inject`; until then its key is
 * simply missing, and the lens gives readers an empty one.
 */
export const rootReducer = combineSlices(
  routerSlice,
  modalSlice,
  accountSlice,
  networkSlice,
  connectorsSlice,
  connectionsSlice,
  walletsSlice,
  transactionsSlice,
  sendSlice,
  optionsSlice,
  themeSlice,
  notificationsSlice,
)

export type RootState = ReturnType<typeof rootReducer>
