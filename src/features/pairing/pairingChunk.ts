import type { FeatureChunk } from '../feature'
import { registerBeginPairingFlow } from './beginPairingFlow'
import { registerEndRelayTogetherFlow } from './endRelayTogetherFlow'
import { registerFollowRelayFlow } from './followRelayFlow'
import { registerKeepCodeFlow } from './keepCodeFlow'
import { registerOpenHostedLinkFlow } from './openHostedLinkFlow'
import { registerPairWalletFlow } from './pairWalletFlow'
import { pairingSlice } from './pairingSlice'
import { registerRefreshRelayFlow } from './refreshRelayFlow'
import { relaySlice } from './relaySlice'
import { registerResumePairingFlow } from './resumePairingFlow'
import { registerShowGivenCodeFlow } from './showGivenCodeFlow'
import { registerTellLostLineFlow } from './tellLostLineFlow'

export const pairing: FeatureChunk = {
  slices: [pairingSlice, relaySlice],
  flows: [
    registerPairWalletFlow,
    registerBeginPairingFlow,
    registerKeepCodeFlow,
    registerOpenHostedLinkFlow,
    registerResumePairingFlow,
    registerFollowRelayFlow,
    registerEndRelayTogetherFlow,
    registerRefreshRelayFlow,
    registerTellLostLineFlow,
    registerShowGivenCodeFlow,
  ],
}
