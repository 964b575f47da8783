import { registerShowRestoredAccountFlow } from '../features/connections/showRestoredAccountFlow'
import { registerBeginPairingFlow } from '../features/pairing/beginPairingFlow'
import { registerEndRelayTogetherFlow } from '../features/pairing/endRelayTogetherFlow'
import { registerFollowRelayFlow } from '../features/pairing/followRelayFlow'
import { registerKeepCodeFlow } from '../features/pairing/keepCodeFlow'
import { registerOpenHostedLinkFlow } from '../features/pairing/openHostedLinkFlow'
import { registerPairWalletFlow } from '../features/pairing/pairWalletFlow'
import { registerRefreshRelayFlow } from '../features/pairing/refreshRelayFlow'
import { registerResumePairingFlow } from '../features/pairing/resumePairingFlow'
import { registerShowGivenCodeFlow } from '../features/pairing/showGivenCodeFlow'
import { registerTellLostLineFlow } from '../features/pairing/tellLostLineFlow'
import { injectRelaySlices } from '../store/injectRelaySlices'
import type { RegisterFlows } from './registerFlows'

/** The side effects around a wallet on another device, with their slices. */
export const registerRelayFlows: RegisterFlows = startListening => {
  injectRelaySlices()
  registerPairWalletFlow(startListening)
  registerBeginPairingFlow(startListening)
  registerKeepCodeFlow(startListening)
  registerOpenHostedLinkFlow(startListening)
  registerResumePairingFlow(startListening)
  registerFollowRelayFlow(startListening)
  registerShowRestoredAccountFlow(startListening) // a session that grows brings an account like one that comes back
  registerEndRelayTogetherFlow(startListening)
  registerRefreshRelayFlow(startListening)
  registerTellLostLineFlow(startListening)
  registerShowGivenCodeFlow(startListening)
}
