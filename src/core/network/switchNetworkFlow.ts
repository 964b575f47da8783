import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { modalClosed } from '../../events/modalEvents'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
  walletNetworkReported,
} from '../../events/networkEvents'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening } from '../../store/listening'
import { selectCan } from '../connections/capabilitySelectors'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectNetworkById } from './networkSlice'
import { selectSwitchingTo } from './switchingSelectors'

const left = isAnyOf(networkSwitchCancelled, modalClosed)

/**
 * Asks the wallet to switch. Only the latest request counts, and the network the wallet reports
 * takes precedence over its response. Ends with `networkSwitched` or `networkSwitchFailed`.
 */
export function registerSwitchNetworkFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchRequested,
    effect: async ({ payload: { caipNetworkId } }, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const network = selectNetworkById(state, caipNetworkId)
      try {
        if (!network) throw new ModalError('NETWORK_NOT_FOUND', caipNetworkId)
        const { connectorId } = selectConnectionByNamespace(state, network.namespace)
        if (connectorId === null) throw new ModalError('PROVIDER_DISCONNECTED', caipNetworkId)
        if (!selectCan(state, network.namespace, 'switchNetwork'))
          throw new ModalError('UNSUPPORTED_METHOD', caipNetworkId)
        const arrived = (action: UnknownAction): action is UnknownAction =>
          walletNetworkReported.match(action) && action.payload.caipNetworkId === caipNetworkId
        const isOver = isAnyOf(left, arrived, sessionOver(network.namespace))
        const outcome = await raceUntil(api, isOver, SWITCH_TIMEOUT_MS, async signal => {
          const { wallets } = await api.extra.chains.load(network.namespace)
          await wallets.switchNetwork(connectorId, network, signal)
        })
        if (outcome.kind === 'left') {
          // The wallet has switched, even if its request never resolves. If the network was active
          // already, no other flow dispatches `networkSwitched`.
          const isAsking = selectSwitchingTo(api.getState()) === caipNetworkId
          if (arrived(outcome.action) && isAsking) {
            api.dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
          }
          return
        }
        if (outcome.kind === 'timedOut')
          throw new ModalError('NETWORK_SWITCH_TIMEOUT', caipNetworkId)
        api.dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
        // Some wallets emit no event.
        api.dispatch(walletNetworkReported({ namespace: network.namespace, caipNetworkId }))
      } catch (thrown) {
        // a newer request took over and reports for itself
        if (thrown instanceof TaskAbortError) return
        const error = toErrorState(thrown, 'NETWORK_SWITCH_FAILED')
        api.dispatch(networkSwitchFailed({ caipNetworkId, error }))
      }
    },
  })
}
