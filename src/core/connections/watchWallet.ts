import { TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { keepChosenAccount } from '../../domain/chosenAccount'
import type { Account } from '../../domain/account'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { WalletChange } from '../../ports/walletSource'
import type { FlowApi } from '../../store/listening'

/** How the wallet's reports become actions, which differs for active and secondary connections. */
interface WatchedFacts {
  /** The accounts the wallet shared before. */
  readonly known: () => readonly Account[]
  readonly accounts: (accounts: readonly Account[]) => UnknownAction
  readonly network: (caipNetworkId: CaipNetworkId) => UnknownAction
  readonly left: () => UnknownAction
  readonly isOver: (action: UnknownAction) => boolean
}

/** Dispatches the wallet's reports until `isOver` matches or the store's listeners are cleared. */
export async function watchWallet(
  api: FlowApi,
  { namespace, connectorId }: ConnectorRef,
  facts: WatchedFacts,
): Promise<void> {
  const toAction = (change: WalletChange): UnknownAction => {
    if (change.kind === 'accounts')
      return facts.accounts(keepChosenAccount(facts.known(), change.accounts))
    return change.kind === 'network' ? facts.network(change.caipNetworkId) : facts.left()
  }
  try {
    const over = api.take(action => facts.isOver(action))
    const { wallets } = await api.pause(api.extra.chains.load(namespace))
    const stop = wallets.watch(connectorId, change => void api.dispatch(toAction(change)))
    try {
      await over
    } finally {
      stop()
    }
  } catch (thrown) {
    // otherwise the store's listeners were cleared
    if (!(thrown instanceof TaskAbortError)) throw thrown
  }
}
