import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { walletNetworkReported } from '../../events/networkEvents'
import type { AppStartListening } from '../../store/listening'
import { selectStoredConnections } from './connectionsSlice'
import { watchWallet } from './watchWallet'

const ends = isAnyOf(disconnected, walletConnected)

/** Dispatches what a connected wallet reports until it is disconnected or replaced. */
export function registerWatchWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: ({ payload: { namespace, connectorId } }, api) => {
      const ref = { namespace, connectorId }
      return watchWallet(api, ref, {
        known: () => selectStoredConnections(api.getState(), namespace)?.[0]?.accounts ?? [],
        accounts: accounts => accountsChanged({ ...ref, accounts }),
        network: caipNetworkId => walletNetworkReported({ namespace, caipNetworkId }),
        left: () => disconnected({ namespace, by: 'wallet' }),
        isOver: action => ends(action) && action.payload.namespace === namespace,
      })
    },
  })
}
