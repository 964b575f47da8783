import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import type { Wallet } from '../../domain/wallet'
import { pairingRequested } from '../../events/pairingEvents'
import { walletPicked } from '../../events/walletEvents'
import { viewShown } from '../../events/viewEvents'
import { shouldPreparePairingUris, type Platform } from '../../lib/links/platform'
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
import { withVettedLinks } from './withVettedLinks'
import { ownBrowserFound, selectOwnBrowser, selectPairing, type PairingState } from './pairingSlice'
import { selectIsWalletConnectConnected } from './session/walletConnectSelectors'
import { selectIsPairingUriShared } from './sharedPairingUri'
import { selectInstalledConnector } from './walletPlatforms'

const shown = isAnyOf(walletPicked, viewShown, consentChanged)

/** Only this view asks for consent itself: it is the first view when the page has no adapters. */
const asksConsent = ({ name }: ViewEntry) => name === 'ConnectingWalletConnectBasic'

const isFreshStart = (action: UnknownAction): boolean =>
  walletPicked.match(action) || (viewShown.match(action) && action.payload.cause === 'opened')

/**
 * A wallet installed in this browser is tried there first; a missing extension cannot be paired.
 */
function isPairingUriWanted(state: RootState, wallet: Wallet | null, platform: Platform): boolean {
  const isInstalled = selectInstalledConnector(state, wallet) !== null
  const { hasAdapters } = selectOptions(state)
  const vetted = wallet && withVettedLinks(state, wallet)
  const first = firstPlatform(listPlatforms({ wallet: vetted, isInstalled, platform, hasAdapters }))
  return first !== 'browser' && first !== 'unsupported'
}

/** No pairing was requested yet, or it failed only because a chunk did not load. */
const isNotRequested = ({ phase, error }: PairingState): boolean =>
  phase === 'idle' || error?.code === 'CODE_NOT_LOADED'

/**
 * Whether a pairing for this wallet is under way or its outcome is on display. Opening the modal or
 * picking a wallet (`isFresh`) retries a failed one.
 */
function isTold(state: RootState, wallet: Wallet | null, isFresh: boolean): boolean {
  const pairing = selectPairing(state)
  if (isNotRequested(pairing) || (pairing.wallet?.id ?? null) !== (wallet?.id ?? null)) return false
  if (pairing.phase === 'failed') return !isFresh
  return pairing.phase !== 'approved' || selectIsWalletConnectConnected(state)
}

/**
 * In Telegram on Apple devices, a wallet list requests the pairing URI before a wallet is pressed.
 */
function isPairingUriPrepared(state: RootState, view: ViewEntry, platform: Platform): boolean {
  if (!shouldPreparePairingUris(platform) || !hasViewContent(view, 'walletLinks')) return false
  if (!selectOptions(state).hasWalletConnect || selectIsConsentAsked(state)) return false
  return isNotRequested(selectPairing(state)) && !selectIsWalletConnectConnected(state)
}

/**
 * Begins a pairing when a view that shows a pairing URI appears and none is under way for its
 * wallet, so that the URI exists before the press (P8). In Telegram on Apple devices, so does a
 * wallet list. A failed pairing waits for the user unless only a chunk was missing. A wallet that
 * opens the page in its own browser needs none. Ends with `pairingRequested`, `ownBrowserFound`, or
 * nothing.
 */
export function registerBeginPairingFlow(startListening: AppStartListening) {
  return startListening({
    matcher: shown,
    effect: async (action, api) => {
      // The code that showed the view may dispatch `pairingRequested` in the same tick.
      await Promise.resolve()
      const state = api.getState()
      const view = selectCurrentView(state)
      if (!selectIsOpen(state) || selectOptions(state).isWalletConnectManual) return
      const platform = api.extra.readPlatform()
      if (isPairingUriPrepared(state, view, platform))
        api.dispatch(pairingRequested({ wallet: null }))
      if (!isPairingView(view)) return
      if (asksConsent(view) && selectIsConsentMissing(state)) return
      const wallet = view.params?.wallet ?? null
      if (isTold(state, wallet, isFreshStart(action))) return
      const url = wallet && findOwnBrowser(state, wallet, api.extra)
      if (selectOwnBrowser(state, wallet) !== url)
        api.dispatch(ownBrowserFound(wallet && url !== null ? { walletId: wallet.id, url } : null))
      if (url !== null) return // the wallet's own browser needs no pairing URI
      if (!isPairingUriWanted(state, wallet, platform)) return
      const isShared = selectIsPairingUriShared(state, api.extra.now())
      api.dispatch(pairingRequested({ wallet, ...(isShared && { isShared }) }))
    },
  })
}
