import type { Account } from '../../../domain/account'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange } from '../../../ports/walletSource'
import { believeEmpty } from '../../shared/believeEmpty'
import type { CapturedProvider } from './captureProvider'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'

/** Reports what a wallet says about itself as data; what cannot be read is not a fact. */
export function watchProvider(
  provider: CapturedProvider,
  delay: ChainAdapterPorts['delay'],
  onChange: (change: WalletChange) => void,
): () => void {
  let isWatching = true
  const report = (change: WalletChange) => {
    if (isWatching) onChange(change)
  }
  const empty = believeEmpty(delay, () => report({ kind: 'disconnected' }))

  function take(accounts: readonly Account[]) {
    if (!isWatching) return
    if (accounts.length === 0) return empty.seen()
    empty.over()
    report({ kind: 'accounts', accounts })
  }

  function onAccounts(answer: unknown) {
    if (!Array.isArray(answer)) return
    take(parseAccounts(answer))
  }

  function onChain(answer: unknown) {
    const reference = parseChainId(answer)
    if (reference) report({ kind: 'network', caipNetworkId: `eip155:${reference}` })
  }

  /**
   * EIP-1193 means "no network is reachable", not "the visitor left": wallets send it when their background restarts.
   * The session has ended only when the wallet says that no account is shared any more.
   */
  function onDisconnect() {
    provider.request('eth_accounts').then(
      answer => {
        if (isWatching && parseAccounts(answer).length === 0) empty.seen()
      },
      () => undefined, // still out of reach: its next answer, or the visitor's next request, decides
    )
  }

  const stops = [
    provider.listen('accountsChanged', onAccounts),
    provider.listen('chainChanged', onChain),
    provider.listen('disconnect', onDisconnect),
  ]
  return () => {
    isWatching = false
    empty.over()
    for (const stop of stops) stop()
  }
}
