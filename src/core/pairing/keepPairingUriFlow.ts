import { walletLinkKept } from '../../events/pairingEvents'
import { pairingLinkOpened } from './pairingFacts'
import type { AppStartListening } from '../../store/listening'
import { linkGivenUp } from './pairingSlice'
import { selectIsWalletConnectConnected } from './session/walletConnectSelectors'

/**
 * Persists the pairing and its link when the user presses the link on a phone, because the phone
 * may discard the page while the wallet is in front. Giving up the link deletes the stored link.
 */
export function registerKeepPairingUriFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: linkGivenUp,
    effect: (_action, api) => {
      if (selectIsWalletConnectConnected(api.getState())) return
      api.dispatch(walletLinkKept({ link: null }))
    },
  })
  return startListening({
    actionCreator: pairingLinkOpened,
    effect: ({ payload }, api) => {
      if (!api.extra.readPlatform().isMobile) return
      if (selectIsWalletConnectConnected(api.getState())) return
      api.extra.walletConnect?.peek()?.keepPairingUris()
      api.dispatch(walletLinkKept({ link: payload }))
    },
  })
}
