import { TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { keepChoice } from '../../domain/chosenAccount'
import type { Account } from '../../domain/account'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { WalletChange } from '../../ports/walletSource'
import type { FlowApi } from '../../store/listening'

/** The facts that a wallet's reports become, which depend on whether it is in use. */
interface WatchedFacts {
  /** The accounts that the wallet shared before. */
  readonly known: () => readonly Account[]
  readonly accounts: (accounts: readonly Account[]) => UnknownAction
  readonly network: (caipNetworkId: CaipNetworkId) => UnknownAction
  readonly left: () => UnknownAction
  readonly isOver: (action: UnknownAction) => boolean
}

/** Turns what a wallet reports into facts until `isOver`, or until the store's flows are cleared. */
export async function watchWallet(
  api: FlowApi,
  { namespace, connectorId }: ConnectorRef,
  facts: WatchedFacts,
): Promise<void> {
  const factOf = (change: WalletChange): UnknownAction => {
    if (change.kind === 'accounts')
      return facts.accounts(keepChoice(facts.known(), change.accounts))
    return change.kind === 'network' ? facts.network(change.caipNetworkId) : facts.left()
  }
  try {
    const over = api.take(action => facts.isOver(action))
    const { wallets } = await api.pause(api.extra.chains.load(namespace))
    const stop = wallets.watch(connectorId, change => void api.dispatch(factOf(change)))
    try {
      await over
    } finally {
      stop()
    }
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
  }
}
