import { TaskAbortError } from '@reduxjs/toolkit'
import { keepChoice } from '../../domain/chosenAccount'
import { walletConnected } from '../../events/connectionEvents'
import { otherConnectionAdded, otherConnectionRemoved } from '../../events/otherConnectionEvents'
import type { WalletChange } from '../../ports/walletSource'
import type { AppStartListening } from '../../store/listening'
import { otherAccountsChanged, otherNetworkReported } from './multiWalletEvents'
import { selectOtherConnections } from './multiWalletState'

/** Follows a wallet beside the one in use and turns what it reports into facts, until it comes into use or leaves. */
export function registerWatchOthersFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: otherConnectionAdded,
    effect: async ({ payload: { namespace, connectorId } }, api) => {
      const ref = { namespace, connectorId }
      const onChange = (change: WalletChange) => {
        if (change.kind === 'accounts') {
          const known = selectOtherConnections(api.getState(), namespace)
          const { accounts: before = [] } =
            known.find(each => each.connectorId === connectorId) ?? {}
          const accounts = keepChoice(before, change.accounts)
          api.dispatch(otherAccountsChanged({ ...ref, accounts }))
        } else if (change.kind === 'network') {
          api.dispatch(otherNetworkReported({ ...ref, caipNetworkId: change.caipNetworkId }))
        } else {
          api.dispatch(otherConnectionRemoved({ ...ref, by: 'wallet' }))
        }
      }
      try {
        const over = api.take(
          action =>
            (otherConnectionRemoved.match(action) ||
              otherConnectionAdded.match(action) ||
              walletConnected.match(action)) &&
            action.payload.namespace === namespace &&
            action.payload.connectorId === connectorId,
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
