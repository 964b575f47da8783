import { pairingSlice } from '../features/pairing/pairingSlice'
import { relaySlice } from '../features/pairing/relaySlice'
import { arrivedSlices } from './arrivedSlices'
import { rootReducer } from './rootReducer'

/** Brings what connecting over the relay needs. */
export function injectRelaySlices(): void {
  rootReducer.inject(pairingSlice)
  rootReducer.inject(relaySlice)
  arrivedSlices.add('relay')
}
