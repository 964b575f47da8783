import { walletLinkKept } from '../../events/pairingEvents'
import { pairingLinkOpened } from './pairingFacts'
import type { AppStartListening } from '../../store/listening'
import { linkGivenUp } from './pairingSlice'
import { selectIsWalletConnectHeld } from './session/walletConnectSelectors'

/**
 * A phone may discard the page while the wallet is in front: what is needed to hear the wallet's answer in a later life of
 * the page is stored when its link is pressed, for as long as the pairing URI is waited for. A link that was
 * given up is not stored any longer.
 */
export function registerKeepPairingUriFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: linkGivenUp,
    effect: (_action, api) => {
      if (selectIsWalletConnectHeld(api.getState())) return
      api.dispatch(walletLinkKept({ link: null }))
    },
  })
  return startListening({
    actionCreator: pairingLinkOpened,
    effect: ({ payload }, api) => {
      if (!api.extra.readPlatform().isMobile) return
      if (selectIsWalletConnectHeld(api.getState())) return
      api.extra.walletConnect?.peek()?.keepPairingUris()
      api.dispatch(walletLinkKept({ link: payload }))
    },
  })
}
