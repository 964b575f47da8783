import { accountSlice } from '../features/account/accountSlice'
import { connectorsSlice } from '../features/connectors/connectorsSlice'
import { notificationsSlice } from '../features/notifications/notificationsSlice'
import { walletsSlice } from '../features/wallets/walletsSlice'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings the slices of the engine's first part. */
export function injectCoreSlices(): void {
  rootReducer.inject(accountSlice)
  rootReducer.inject(connectorsSlice)
  rootReducer.inject(walletsSlice)
  rootReducer.inject(notificationsSlice)
  arrivedSlices.add('core')
}
