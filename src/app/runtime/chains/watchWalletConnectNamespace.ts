import { debounceEmptyAccounts } from '../../../chains/shared/debounceEmptyAccounts'
import type { Namespace } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange } from '../../../ports/walletSource'
import type { WalletConnectClient, WalletConnectNamespace } from '../../../ports/walletConnect'

/**
 * Watches one namespace of a WalletConnect session like an injected wallet. Reports a disconnect
 * when the session drops the namespace.
 */
export function watchWalletConnectNamespace(
  walletConnect: WalletConnectClient,
  namespace: Namespace,
  delay: ChainAdapterPorts['delay'],
  onChange: (change: WalletChange) => void,
): () => void {
  let known: WalletConnectNamespace | undefined = walletConnect.session()?.namespaces[namespace]

  const empty = debounceEmptyAccounts(delay, () => onChange({ kind: 'disconnected' }))
  const stop = () => {
    empty.over()
    stopWatching()
  }

  const adopt = (next: WalletConnectNamespace | undefined) => {
    const last = known
    known = next
    if (!next) {
      onChange({ kind: 'disconnected' })
      return
    }
    if (JSON.stringify(next.accounts) !== JSON.stringify(last?.accounts)) {
      onChange({ kind: 'accounts', accounts: next.accounts })
    }
    if (next.activeCaipNetworkId !== last?.activeCaipNetworkId) {
      onChange({ kind: 'network', caipNetworkId: next.activeCaipNetworkId })
    }
  }

  const stopWatching = walletConnect.watch(change => {
    if (change.kind !== 'status') empty.over()
    if (change.kind === 'session') {
      adopt(change.session.namespaces[namespace])
    } else if (change.kind === 'disconnected') {
      onChange({ kind: 'disconnected' })
    } else if (change.kind !== 'status' && change.namespace === namespace) {
      if (change.kind === 'network') {
        onChange({ kind: 'network', caipNetworkId: change.caipNetworkId })
        if (known) known = { ...known, activeCaipNetworkId: change.caipNetworkId }
      } else if (change.accounts.length > 0) {
        onChange({ kind: 'accounts', accounts: change.accounts })
        if (known) known = { ...known, accounts: change.accounts }
      } else {
        empty.seen()
      }
    }
  })
  return stop
}
