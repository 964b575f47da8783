import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { disconnected, walletConnected } from '../../../events/connectionEvents'
import { flowsHalted } from '../../../events/flowEvents'
import { modalClosed } from '../../../events/modalEvents'
import {
  pairingCancelled,
  pairingCheckRequested,
  pairingFailed,
  pairingRequested,
} from '../../../events/pairingEvents'
import { pairingChecked } from '../pairingFacts'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { selectPairing } from '../pairingSlice'
import { selectIsWalletConnectConnected } from './walletConnectSelectors'

const endings = isAnyOf(pairingCancelled, pairingFailed, modalClosed, disconnected, walletConnected)

const isUnderWay = (api: FlowApi): boolean => {
  const state = api.getState()
  return (
    ['asking', 'waiting'].includes(selectPairing(state).phase) ||
    selectIsWalletConnectConnected(state)
  )
}

/** Creates a function that refreshes the transport; calls during a refresh are ignored. */
function createRefresh(api: FlowApi) {
  let isLooking = false
  return async (): Promise<void> => {
    const walletConnect = api.extra.walletConnect?.peek()
    if (!walletConnect || isLooking) return
    isLooking = true
    try {
      await walletConnect.refresh()
    } catch (thrown) {
      api.extra.logger.log('info', 'The relay could not be looked at', thrown)
    } finally {
      isLooking = false
    }
  }
}

/**
 * Fetches missed messages whenever the user returns to the page, and when they press the check
 * button: phones freeze the page's socket while the wallet is in front (P9). Watches for returns
 * only during a pairing or a session.
 */
export function registerRefreshWalletConnectFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: pairingCheckRequested,
    effect: async (_action, api) => {
      await createRefresh(api)()
      api.dispatch(pairingChecked())
    },
  })
  return startListening({
    matcher: isAnyOf(pairingRequested, walletConnected),
    effect: async (action, api) => {
      if (
        walletConnected.match(action) &&
        action.payload.connectorId !== WALLET_CONNECT_CONNECTOR_ID
      )
        return
      api.cancelActiveListeners()
      const look = createRefresh(api)
      const stop = api.extra.watchReturn(() => {
        look().catch(() => undefined) // `look` logs its own failures
      })
      try {
        await api.condition(passed =>
          flowsHalted.match(passed)
            ? !api.extra.walletConnect?.peek()?.session()
            : endings(passed) && !isUnderWay(api),
        )
      } catch (thrown) {
        // otherwise a newer listener took over
        if (!(thrown instanceof TaskAbortError)) throw thrown
      } finally {
        stop()
      }
    },
  })
}
