import { viewEntry } from '../../domain/views'
import { modalOpened } from '../../events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../events/networkEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { backRequested } from '../../events/backEvents'
import { selectIsEmbeddedOn } from '../login/isEmbeddedConnection'
import { selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView, viewPushed } from '../router/routerSlice'
import { selectIsUnsupportedOn } from './networkSelectors'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectWalletCaipNetworkId,
} from './networkSlice'

/**
 * Handles a chosen network: without a connection, only the active network changes; for an
 * unconnected chain family, the user is asked first; otherwise the wallet has to switch. An
 * unlisted network ends with `networkSwitchFailed`.
 */
export function registerChooseNetworkFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkChosen,
    effect: ({ payload: { caipNetworkId } }, api) => {
      const state = api.getState()
      if (!selectIsListed(state, caipNetworkId)) {
        const error = { code: 'NETWORK_NOT_FOUND', detail: String(caipNetworkId) } as const
        api.dispatch(networkSwitchFailed({ caipNetworkId, error }))
        return
      }
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const leaveList = () => {
        if (selectCurrentView(state).name === 'Networks') api.dispatch(backRequested())
      }
      const isAnyConnected = Object.values(selectConnectionsByNamespace(state)).some(
        connection => connection?.phase === 'connected',
      )
      if (!isAnyConnected) {
        api.dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
        leaveList()
        return
      }
      if (!selectIsConnected(state, namespace)) {
        const question = viewEntry('SwitchActiveChain', { caipNetworkId, namespace })
        if (selectIsOpen(state)) api.dispatch(viewPushed(question))
        else api.dispatch(modalOpened({ view: question, namespace: null }))
        return
      }
      const isThere =
        selectWalletCaipNetworkId(state, namespace) === caipNetworkId &&
        !selectIsUnsupportedOn(state, namespace)
      if (isThere) {
        if (selectActiveCaipNetworkId(state) !== caipNetworkId) {
          api.dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
        }
        leaveList()
        return
      }
      const view = viewEntry('SwitchNetwork', { caipNetworkId })
      // The embedded wallet switches without a prompt of its own, so show the switch.
      const isUnseen = !selectIsOpen(state) && selectIsEmbeddedOn(state, namespace)
      api.dispatch(isUnseen ? modalOpened({ view, namespace: null }) : viewPushed(view))
      api.dispatch(networkSwitchRequested({ caipNetworkId }))
    },
  })
}
