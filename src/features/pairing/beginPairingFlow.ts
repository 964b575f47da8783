import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { shows } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import type { Wallet } from '../../domain/wallet'
import { pairingRequested } from '../../events/pairingEvents'
import { walletPicked } from '../../events/walletEvents'
import { viewShown } from '../../events/viewEvents'
import { preparesPairingUris, type Platform } from '../../lib/links/platform'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsConsentAsked } from '../connections/connectionsSelectors'
import { selectIsConsentMissing } from '../connectors/consentSelectors'
import { consentChanged } from '../connectors/connectorsSlice'
import { selectIsOpen } from '../modal/modalSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { isPairingView } from './isPairingView'
import { findOwnBrowser } from './findOwnBrowser'
import { firstPlatform, listPlatforms } from './listPlatforms'
import { vettedWallet } from './vettedWallet'
import { ownBrowserFound, selectOwnBrowser, selectPairing, type PairingState } from './pairingSlice'
import { selectIsWalletConnectHeld } from './session/walletConnectSelectors'
import { selectIsPairingUriShared } from './sharedPairingUri'
import { selectInstalledConnector } from './walletPlatforms'

const shown = isAnyOf(walletPicked, viewShown, consentChanged)

/** The first view of a page with a relay alone; any other one stands behind a view that asked, or is the page's wish. */
const asksConsent = ({ name }: ViewEntry) => name === 'ConnectingWalletConnectBasic'

const begins = (action: UnknownAction): boolean =>
  walletPicked.match(action) || (viewShown.match(action) && action.payload.cause === 'opened')

/** A wallet of this browser is asked there first, and one that has to be installed cannot be asked at all. */
function isPairingUriWanted(state: RootState, wallet: Wallet | null, platform: Platform): boolean {
  const isInstalled = selectInstalledConnector(state, wallet) !== null
  const { hasAdapters } = selectOptions(state)
  const vetted = wallet && vettedWallet(state, wallet)
  const first = firstPlatform(listPlatforms({ wallet: vetted, isInstalled, platform, hasAdapters }))
  return first !== 'browser' && first !== 'unsupported'
}

/** Nothing was asked yet, or all that was missing is code of ours, which may be there now. */
const isUnasked = ({ phase, error }: PairingState): boolean =>
  phase === 'idle' || error?.code === 'CODE_NOT_LOADED'

/** Something is under way for this wallet, or stands there to be read; opening the modal and choosing begin anew. */
function isTold(state: RootState, wallet: Wallet | null, isFresh: boolean): boolean {
  const pairing = selectPairing(state)
  if (isUnasked(pairing) || (pairing.wallet?.id ?? null) !== (wallet?.id ?? null)) return false
  if (pairing.phase === 'failed') return !isFresh
  return pairing.phase !== 'approved' || selectIsWalletConnectHeld(state)
}

/** Wallets are offered where a pairing URI has to be there before one of them is pressed, and nothing was asked yet. */
function isPairingUriPrepared(state: RootState, view: ViewEntry, platform: Platform): boolean {
  if (!preparesPairingUris(platform) || !shows(view, 'walletLinks')) return false
  if (!selectOptions(state).hasWalletConnect || selectIsConsentAsked(state)) return false
  return isUnasked(selectPairing(state)) && !selectIsWalletConnectHeld(state)
}

/**
 * A view that shows a pairing URI begins a pairing when it comes up and none is under way for its wallet, so that the pairing URI is
 * there before it is pressed (P8); in Telegram so does one that offers wallets. A failed one waits for the visitor, unless
 * all that was missing is code of ours. A wallet that opens the page in its own browser needs none. Ends with
 * `pairingRequested`, `ownBrowserFound`, or with nothing.
 */
export function registerBeginPairingFlow(startListening: AppStartListening) {
  return startListening({
    matcher: shown,
    effect: async (action, api) => {
      await Promise.resolve() // whoever showed the view may ask for the pairing in the same breath
      const state = api.getState()
      const view = selectCurrentView(state)
      if (!selectIsOpen(state) || selectOptions(state).isWalletConnectManual) return
      const platform = api.extra.readPlatform()
      if (isPairingUriPrepared(state, view, platform))
        api.dispatch(pairingRequested({ wallet: null }))
      if (!isPairingView(view)) return
      if (asksConsent(view) && selectIsConsentMissing(state)) return
      const wallet = view.params?.wallet ?? null
      if (isTold(state, wallet, begins(action))) return
      const url = wallet && findOwnBrowser(state, wallet, api.extra)
      if (selectOwnBrowser(state, wallet) !== url)
        api.dispatch(ownBrowserFound(wallet && url !== null ? { walletId: wallet.id, url } : null))
      if (url !== null) return // no pairing URI is needed unless the visitor asks for one
      if (!isPairingUriWanted(state, wallet, platform)) return
      const isShared = selectIsPairingUriShared(state, api.extra.now())
      api.dispatch(pairingRequested({ wallet, ...(isShared && { isShared }) }))
    },
  })
}
