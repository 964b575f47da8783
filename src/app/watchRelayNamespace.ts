import { believeEmpty } from '../chains/shared/believeEmpty'
import type { Namespace } from '../lib/caip'
import type { ChainAdapterPorts } from '../ports/chainAdapter'
import type { WalletChange } from '../ports/walletSource'
import type { RelayClient, RelayNamespace } from '../ports/relay'

/** What one namespace of a relay session reports, as if a wallet of the page did. It ends when the session drops it. */
export function watchRelayNamespace(
  relay: RelayClient,
  namespace: Namespace,
  delay: ChainAdapterPorts['delay'],
  onChange: (change: WalletChange) => void,
): () => void {
  let known: RelayNamespace | undefined = relay.session()?.namespaces[namespace]

  const empty = believeEmpty(delay, () => onChange({ kind: 'disconnected' }))
  const stop = () => {
    empty.over()
    stopWatching()
  }

  const adopt = (next: RelayNamespace | undefined) => {
    const last = known
    known = next
    if (!next) {
      onChange({ kind: 'disconnected' })
      return
    }
    if (JSON.stringify(next.accounts) !== JSON.stringify(last?.accounts)) {
      onChange({ kind: 'accounts', accounts: next.accounts })
    }
    if (next.activeNetworkId !== last?.activeNetworkId) {
      onChange({ kind: 'network', caipNetworkId: next.activeNetworkId })
    }
  }

  const stopWatching = relay.watch(change => {
    if (change.kind !== 'line') empty.over()
    if (change.kind === 'session') {
      adopt(change.session.namespaces[namespace])
    } else if (change.kind === 'disconnected') {
      onChange({ kind: 'disconnected' })
    } else if (change.kind !== 'line' && change.namespace === namespace) {
      if (change.kind === 'network') {
        onChange({ kind: 'network', caipNetworkId: change.caipNetworkId })
        if (known) known = { ...known, activeNetworkId: change.caipNetworkId }
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
