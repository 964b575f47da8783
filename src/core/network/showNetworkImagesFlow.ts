import { isAnyOf } from '@reduxjs/toolkit'
import { hasViewContent } from '../../domain/viewFacts'
import type { Network } from '../../domain/network'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView } from '../router/routerSlice'
import { fetchImages } from '../wallets/images/fetchImages'
import { getNetworkImageArgs } from '../wallets/images/imagesOf'
import { selectActiveNetwork } from './networkSelectors'
import { selectNetworkById } from './networkSlice'
import { selectOfferedNetworks } from './offeredNetworks'

/** No view renders more network rows at once. */
const ROWS_MAX = 40

const concerns = isAnyOf(viewShown, modalClosed, networkSwitched)

function selectVisibleNetworks(state: RootState): readonly (Network | null | undefined)[] {
  const view = selectCurrentView(state)
  if (hasViewContent(view, 'offeredNetworks'))
    return selectOfferedNetworks(state).slice(0, ROWS_MAX)
  if (view.params && 'caipNetworkId' in view.params) {
    return [selectNetworkById(state, view.params.caipNetworkId)]
  }
  return hasViewContent(view, 'activeNetwork') ? [selectActiveNetwork(state)] : []
}

/** Fetches images of visible networks that the host identifies by a project service image id. */
export function registerShowNetworkImagesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      if (!selectIsOpen(state)) return
      const images = selectVisibleNetworks(state).flatMap(network =>
        network ? getNetworkImageArgs(network) : [],
      )
      await fetchImages(api, images, api.signal)
    },
  })
}
