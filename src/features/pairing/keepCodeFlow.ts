import { pairingLinkOpened, walletLinkKept } from '../../events/pairingEvents'
import type { AppStartListening } from '../../store/listening'
import { selectRelayNamespaces } from './relaySelectors'

/**
 * A phone may discard the page while the wallet is in front: what is needed to hear the wallet's answer in a later life of
 * the page is stored when its link is pressed, for as long as the code is waited for.
 */
export function registerKeepCodeFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: pairingLinkOpened,
    effect: ({ payload }, api) => {
      if (!api.extra.readPlatform().isMobile) return
      if (selectRelayNamespaces(api.getState()).length > 0) return
      api.extra.relay?.peek()?.keepCodes()
      api.dispatch(walletLinkKept({ link: payload }))
    },
  })
}
