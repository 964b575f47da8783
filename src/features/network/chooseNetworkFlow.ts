import { viewEntry } from '../../domain/views'
import { modalOpened } from '../../events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../events/networkEvents'
import { parseCaipNetworkId } from '../../lib/caip'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { backRequested, selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView, viewPushed } from '../router/routerSlice'
import { selectIsUnsupportedOn } from './networkSelectors'
import { selectActiveNetworkId, selectIsListed, selectWalletNetworkId } from './networkSlice'

/**
 * Decides what picking a network means: nothing is connected, so only we move; another chain family is needed, so the
 * visitor is asked first; or the wallet has to move. A network the page does not list ends with `networkSwitchFailed`.
 */
export function registerChooseNetworkFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkChosen,
    effect: ({ payload: { networkId } }, api) => {
      const state = api.getState()
      if (!selectIsListed(state, networkId)) {
        api.extra.logger.log('error', 'The network must be in the networks option', networkId)
        const error = { code: 'NETWORK_NOT_FOUND', detail: networkId } as const
        api.dispatch(networkSwitchFailed({ networkId, error }))
        return
      }
      const { namespace } = parseCaipNetworkId(networkId)
      const leaveList = () => {
        if (selectCurrentView(state).name === 'Networks') api.dispatch(backRequested())
      }
      const isAnyConnected = Object.values(selectConnectionsByNamespace(state)).some(
        connection => connection?.phase === 'connected',
      )
      if (!isAnyConnected) {
        api.dispatch(networkSwitched({ networkId, by: 'visitor' }))
        leaveList()
        return
      }
      if (!selectIsConnected(state, namespace)) {
        const question = viewEntry('SwitchActiveChain', { networkId, namespace })
        if (selectIsOpen(state)) api.dispatch(viewPushed(question))
        else api.dispatch(modalOpened({ view: question, namespace: null }))
        return
      }
      const isThere =
        selectWalletNetworkId(state, namespace) === networkId &&
        !selectIsUnsupportedOn(state, namespace)
      if (isThere) {
        if (selectActiveNetworkId(state) !== networkId) {
          api.dispatch(networkSwitched({ networkId, by: 'visitor' }))
        }
        leaveList()
        return
      }
      api.dispatch(viewPushed(viewEntry('SwitchNetwork', { networkId })))
      api.dispatch(networkSwitchRequested({ networkId }))
    },
  })
}
