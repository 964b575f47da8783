import type { Account } from '../../../domain/account'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange } from '../../../ports/walletSource'
import { debounceEmptyAccounts } from '../../shared/debounceEmptyAccounts'
import type { CapturedProvider } from './captureProvider'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'

/** Reports a wallet's events as changes; ignores unreadable ones. */
export function watchProvider(
  provider: CapturedProvider,
  delay: ChainAdapterPorts['delay'],
  onChange: (change: WalletChange) => void,
): () => void {
  let isWatching = true
  const report = (change: WalletChange) => {
    if (isWatching) onChange(change)
  }
  const empty = debounceEmptyAccounts(delay, () => report({ kind: 'disconnected' }))

  function reportAccounts(accounts: readonly Account[]) {
    if (!isWatching) return
    if (accounts.length === 0) return empty.seen()
    empty.over()
    report({ kind: 'accounts', accounts })
  }

  function onAccounts(answer: unknown) {
    if (!Array.isArray(answer)) return
    reportAccounts(parseAccounts(answer))
  }

  function onChain(answer: unknown) {
    const reference = parseChainId(answer)
    if (reference) report({ kind: 'network', caipNetworkId: `eip155:${reference}` })
  }

  /**
   * EIP-1193 `disconnect` only means that no chain is reachable, as when a wallet's background
   * script restarts. The session ends only when the wallet shares no accounts.
   */
  function onDisconnect() {
    provider.request('eth_accounts').then(
      answer => {
        if (isWatching && parseAccounts(answer).length === 0) empty.seen()
      },
      () => undefined, // unreachable: the next answer or request decides
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
