import { TaskAbortError } from '@reduxjs/toolkit'
import { keepChoice } from '../../domain/chosenAccount'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { walletNetworkReported } from '../../events/networkEvents'
import type { WalletChange } from '../../ports/walletSource'
import type { AppStartListening } from '../../store/listening'
import { selectStoredConnections } from './connectionsSlice'

/** Follows a connected wallet and turns what it reports into facts, until it is disconnected or replaced. */
export function registerWatchWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      const ref = { namespace, connectorId }
      const onChange = (change: WalletChange) => {
        if (change.kind === 'accounts') {
          const [before] = selectStoredConnections(api.getState(), namespace) ?? []
          const accounts = keepChoice(before?.accounts ?? [], change.accounts)
          api.dispatch(accountsChanged({ ...ref, accounts }))
        } else if (change.kind === 'network') {
          api.dispatch(walletNetworkReported({ namespace, caipNetworkId: change.caipNetworkId }))
        } else {
          api.dispatch(disconnected({ namespace, by: 'wallet' }))
        }
      }
      try {
        const over = api.take(
          action =>
            (disconnected.match(action) || walletConnected.match(action)) &&
            action.payload.namespace === namespace,
        )
        const { wallets } = await api.pause(api.extra.chains.load(namespace))
        const stop = wallets.watch(connectorId, onChange)
        try {
          await over
        } finally {
          stop()
        }
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
