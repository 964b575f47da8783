import type { FeatureChunk } from '../feature'
import { registerBeginPairingFlow } from './beginPairingFlow'
import { registerEndWalletConnectTogetherFlow } from './session/endWalletConnectTogetherFlow'
import { registerFollowWalletConnectFlow } from './session/followWalletConnectFlow'
import { registerKeepPairingUriFlow } from './keepPairingUriFlow'
import { registerOpenHostedLinkFlow } from './openHostedLinkFlow'
import { registerPairWalletFlow } from './pairWalletFlow'
import { pairingSlice } from './pairingSlice'
import { registerRefreshWalletConnectFlow } from './session/refreshWalletConnectFlow'
import { walletConnectSlice } from './session/walletConnectSlice'
import { registerResumePairingFlow } from './resumePairingFlow'
import { registerShowHostPairingUriFlow } from './showHostPairingUriFlow'
import { registerShowConnectionLostFlow } from './session/showConnectionLostFlow'

export const chunk: FeatureChunk = {
  slices: [pairingSlice, walletConnectSlice],
  flows: [
    registerPairWalletFlow,
    registerBeginPairingFlow,
    registerKeepPairingUriFlow,
    registerOpenHostedLinkFlow,
    registerResumePairingFlow,
    registerFollowWalletConnectFlow,
    registerEndWalletConnectTogetherFlow,
    registerRefreshWalletConnectFlow,
    registerShowConnectionLostFlow,
    registerShowHostPairingUriFlow,
  ],
}
