import { isAnyOf } from '@reduxjs/toolkit'
import type { Wallet } from '../../domain/wallet'
import { modalOpened } from '../../events/modalEvents'
import { pairingRequested } from '../../events/pairingEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectorsByNamespace } from '../connectors/connectorsSlice'
import { selectOptions } from '../options/optionsSlice'
import {
  historyReset,
  selectCurrentView,
  viewPushed,
  viewReplaced,
  wentBack,
} from '../router/routerSlice'
import { isPairingView } from './isPairingView'
import { firstPlatform, listPlatforms } from './listPlatforms'
import { selectPairing } from './pairingSlice'
import { selectRelayNamespaces } from './relaySelectors'

const shown = isAnyOf(modalOpened, viewPushed, viewReplaced, historyReset, wentBack)

/** A wallet of this browser is asked there first, and one that has to be installed cannot be asked at all. */
function isCodeWanted(state: RootState, wallet: Wallet | null, isMobile: boolean): boolean {
  const connectors = Object.values(selectConnectorsByNamespace(state)).flat()
  const isInstalled = Boolean(wallet?.rdns) && connectors.some(way => way?.rdns === wallet?.rdns)
  const { hasAdapters } = selectOptions(state)
  const first = firstPlatform(listPlatforms({ wallet, isInstalled, isMobile, hasAdapters }))
  return first !== 'browser' && first !== 'unsupported'
}

/** Something is under way for this wallet, or stands there to be read; opening the modal begins anew. */
function isTold(state: RootState, wallet: Wallet | null, isFresh: boolean): boolean {
  const pairing = selectPairing(state)
  if (pairing.phase === 'idle' || (pairing.wallet?.id ?? null) !== (wallet?.id ?? null))
    return false
  if (pairing.phase === 'failed') return !isFresh
  return pairing.phase !== 'approved' || selectRelayNamespaces(state).length > 0
}

/**
 * A view that shows a code begins a pairing when it comes up and none is under way for its wallet, so that the code is
 * there before it is pressed (P8). A failed one waits for the visitor. Ends with `pairingRequested`, or with nothing.
 */
export function registerBeginPairingFlow(startListening: AppStartListening) {
  return startListening({
    matcher: shown,
    effect: async (action, api) => {
      await Promise.resolve() // whoever showed the view may ask for the pairing in the same breath
      const state = api.getState()
      const view = selectCurrentView(state)
      if (!isPairingView(view) || selectOptions(state).isRelayManual) return
      const wallet = view.params?.wallet ?? null
      if (isTold(state, wallet, modalOpened.match(action))) return
      if (!isCodeWanted(state, wallet, api.extra.readPlatform().isMobile)) return
      api.dispatch(pairingRequested({ wallet }))
    },
  })
}
