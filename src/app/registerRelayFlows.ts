import { registerBeginPairingFlow } from '../features/pairing/beginPairingFlow'
import { registerEndRelayTogetherFlow } from '../features/pairing/endRelayTogetherFlow'
import { registerFollowRelayFlow } from '../features/pairing/followRelayFlow'
import { registerOpenHostedLinkFlow } from '../features/pairing/openHostedLinkFlow'
import { registerPairWalletFlow } from '../features/pairing/pairWalletFlow'
import { registerRefreshRelayFlow } from '../features/pairing/refreshRelayFlow'
import { injectRelaySlices } from '../store/injectRelaySlices'
import type { RegisterFlows } from './registerFlows'

/** The side effects around a wallet on another device, with their slices. */
export const registerRelayFlows: RegisterFlows = startListening => {
  injectRelaySlices()
  registerPairWalletFlow(startListening)
  registerBeginPairingFlow(startListening)
  registerOpenHostedLinkFlow(startListening)
  registerFollowRelayFlow(startListening)
  registerEndRelayTogetherFlow(startListening)
  registerRefreshRelayFlow(startListening)
}
