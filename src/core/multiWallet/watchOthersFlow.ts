import { isAnyOf } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { otherConnectionAdded, otherConnectionRemoved } from '../../events/otherConnectionEvents'
import type { AppStartListening } from '../../store/listening'
import { watchWallet } from '../connections/watchWallet'
import { otherAccountsChanged, otherNetworkReported } from './multiWalletEvents'
import { selectOtherConnections } from './multiWalletState'

const isWatchEnd = isAnyOf(otherConnectionRemoved, otherConnectionAdded, walletConnected)

/** Dispatches what another connected wallet reports, until it becomes active or disconnects. */
export function registerWatchOthersFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: otherConnectionAdded,
    effect: ({ payload: { namespace, connectorId } }, api) => {
      const ref = { namespace, connectorId }
      const known = () =>
        selectOtherConnections(api.getState(), namespace).find(
          each => each.connectorId === connectorId,
        )?.accounts ?? []
      return watchWallet(api, ref, {
        known,
        accounts: accounts => otherAccountsChanged({ ...ref, accounts }),
        network: caipNetworkId => otherNetworkReported({ ...ref, caipNetworkId }),
        left: () => otherConnectionRemoved({ ...ref, by: 'wallet' }),
        isOver: action =>
          isWatchEnd(action) &&
          action.payload.namespace === namespace &&
          action.payload.connectorId === connectorId,
      })
    },
  })
}
