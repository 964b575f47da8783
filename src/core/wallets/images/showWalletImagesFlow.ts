import { isAnyOf } from '@reduxjs/toolkit'
import { hasViewContent } from '../../../domain/viewFacts'
import { modalClosed } from '../../../events/modalEvents'
import { walletsShown } from '../../../events/walletEvents'
import { viewShown } from '../../../events/viewEvents'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectWalletRows } from '../../connectors/connectorsSelectors'
import type { ConnectRow } from '../../connectors/listWallets'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { directorySettled } from '../directory/directorySlice'
import { fetchImages } from './fetchImages'
import { getConnectorImageArgs, getWalletImageArgs } from './imagesOf'
import type { ImageArgs } from './imagesApi'
import { selectSuggestedWallets } from '../walletsSelectors'

const concerns = isAnyOf(walletsShown, viewShown, modalClosed, directorySettled)

const getRowImages = ({ connector, wallet }: ConnectRow) =>
  connector ? getConnectorImageArgs(connector) : wallet ? getWalletImageArgs(wallet) : []

/** Images of a view with few rows; null when its virtual list reports the visible rows. */
function selectVisibleImages(state: RootState): readonly ImageArgs[] | null {
  const view = selectCurrentView(state)
  if (hasViewContent(view, 'connectors')) return selectWalletRows(state).flatMap(getRowImages)
  return hasViewContent(view, 'suggestedWallets')
    ? selectSuggestedWallets(state).flatMap(getWalletImageArgs)
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
        ? action.payload.wallets.flatMap(getWalletImageArgs)
        : selectVisibleImages(state)
      if (isOpen && shown === null) return
      api.cancelActiveListeners()
      if (isOpen && shown) await fetchImages(api, shown, api.signal)
    },
  })
}
