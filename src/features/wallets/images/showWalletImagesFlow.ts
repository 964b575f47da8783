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

/** Images of a view with few rows; null when its virtual list reports the visible rows. */
function fewOnScreen(state: RootState): readonly ImageArgs[] | null {
  const view = selectCurrentView(state)
  if (shows(view, 'connectors')) return selectWalletRows(state).flatMap(imagesOfRow)
  return shows(view, 'suggestedWallets')
    ? selectSuggestedWallets(state).flatMap(imageOfWallet)
    : null
}

/**
 * Fetches the icons of the visible wallets. A newer report cancels pending ones, and nothing is
 * fetched while the modal is closed.
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
