import { sendSlice } from '../features/send/sendSlice'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings what a payment needs. */
export function injectSendSlice(): void {
  rootReducer.inject(sendSlice)
  arrivedSlices.add('send')
}
