import { walletFrontRequested } from '../../events/pairingEvents'
import { pairingLinkOpened } from './pairingFacts'
import { pairingLink } from '../../lib/links/deepLink'
import type { AppStartListening } from '../../store/listening'
import { selectPlatform } from '../wallets/selectPlatform'
import { selectPairingUriId } from './pairingSlice'
import { readPairingUri } from './readPairingUri'

/**
 * Opens pressed wallet links with Telegram's own call, synchronously inside the press. Elsewhere
 * the browser follows the link.
 */
export function registerOpenHostedLinkFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: walletFrontRequested,
    effect: ({ payload: { url } }, api) => {
      if (selectPlatform(api.getState()).isLinkOpenedByHost) api.extra.openHostLink(url)
    },
  })
  return startListening({
    actionCreator: pairingLinkOpened,
    effect: ({ payload: { href } }, api) => {
      const state = api.getState()
      const platform = selectPlatform(state)
      const uri = readPairingUri(api.extra, selectPairingUriId(state))
      if (!platform.isLinkOpenedByHost || uri === null) return
      const link = pairingLink(href, uri, platform)
      if (link) api.extra.openHostLink(link.url)
    },
  })
}
