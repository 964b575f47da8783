import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { CONNECT_TIMEOUT_MS, SUCCESS_DISPLAY_MS } from '../../domain/limits'
import {
  connectCancelled,
  connectFailed,
  connectRequested,
  walletConnected,
} from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed, modalCloseRequested } from '../../events/modalEvents'
import type { WalletSession } from '../../ports/walletSource'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening } from '../../store/listening'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectOtherConnections } from '../multiWallet/multiWalletState'
import { selectMustSwitch } from '../network/switchSelectors'
import { selectCurrentView } from '../router/routerSlice'

const left = isAnyOf(modalClosed, connectCancelled, flowsHalted)

/**
 * Requests accounts from the chosen wallet. Only the latest attempt counts; leaving the view or
 * closing the modal ends it. Ends with `walletConnected`, `connectFailed` or `connectCancelled`. A
 * success closes the modal with a delay, so that the user sees it.
 */
export function registerConnectWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: connectRequested,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      api.cancelActiveListeners()
      const ref = { namespace, connectorId }
      let session: WalletSession
      try {
        const outcome = await raceUntil(api, left, CONNECT_TIMEOUT_MS, async signal => {
          const { wallets } = await api.extra.chains.load(namespace)
          return wallets.connect(connectorId, signal)
        })
        if (outcome.kind === 'left') {
          if (modalClosed.match(outcome.action)) api.dispatch(connectCancelled(ref))
          return
        }
        if (outcome.kind === 'timedOut') throw new ModalError('CONNECT_TIMEOUT')
        session = outcome.value
      } catch (thrown) {
        // a newer attempt took over and reports for itself
        if (thrown instanceof TaskAbortError) return
        api.dispatch(connectFailed({ ...ref, error: toErrorState(thrown, 'CONNECT_FAILED') }))
        return
      }
      const walletName = selectConnectorById(api.getState(), connectorId)?.name ?? connectorId
      api.dispatch(walletConnected({ ...ref, ...session, walletName, isRestored: false }))
      if (api.extra.siwx) return // signing in comes next and closes the modal
      await api.delay(SUCCESS_DISPLAY_MS)
      const state = api.getState()
      if (selectCurrentView(state).name !== 'ConnectingExternal') return
      if (selectMustSwitch(state, namespace)) return
      // the modal shows both connections next
      if (selectOtherConnections(state, namespace).length > 0) return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
