import { isAnyOf } from '@reduxjs/toolkit'
import { shows } from '../../../domain/viewFacts'
import { modalClosed } from '../../../events/modalEvents'
import { walletsShown } from '../../../events/walletEvents'
import { viewShown } from '../../../events/viewEvents'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectWalletRows } from '../../connectors/connectorsSelectors'
import type { ConnectRow } from '../../connectors/listWallets'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { directoryFailed, directoryRead } from '../directory/directorySlice'
import { fetchImages } from './fetchImages'
import { imageOfConnector, imageOfWallet } from './imagesOf'
import type { ImageArgs } from '../walletsApi'
import { selectSuggestedWallets } from '../walletsSelectors'

const concerns = isAnyOf(walletsShown, viewShown, modalClosed, directoryRead, directoryFailed)

const imagesOfRow = ({ connector, wallet }: ConnectRow) =>
  connector ? imageOfConnector(connector) : wallet ? imageOfWallet(wallet) : []

/** The pictures of a view whose rows are few; null: its list reports what it shows. */
function fewOnScreen(state: RootState): readonly ImageArgs[] | null {
  const view = selectCurrentView(state)
  if (shows(view, 'connectors')) return selectWalletRows(state).flatMap(imagesOfRow)
  return shows(view, 'suggestedWallets')
    ? selectSuggestedWallets(state).flatMap(imageOfWallet)
    : null
}

/**
 * Fetches the pictures of the wallets on screen. A newer report takes over: pictures nobody sees any more are given up,
 * and none is fetched for a modal that is closed.
 */
export function registerShowWalletImagesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      const state = api.getState()
      const isOpen = selectIsOpen(state)
      const shown = walletsShown.match(action)
        ? action.payload.wallets.flatMap(imageOfWallet)
        : fewOnScreen(state)
      if (isOpen && shown === null) return
      api.cancelActiveListeners()
      if (isOpen && shown) await fetchImages(api, shown, api.signal)
    },
  })
}
