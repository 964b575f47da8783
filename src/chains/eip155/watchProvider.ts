import type { WalletChange } from '../../ports/chainAdapter'
import { readField } from '../shared/readField'
import type { CapturedProvider } from './captureProvider'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'

/** "Try again": some wallets send it while they change networks, and are still there a moment later. */
const TRY_AGAIN_LATER = 1013

/** Reports what a wallet says about itself as data; what cannot be read is not a fact. */
export function watchProvider(
  provider: CapturedProvider,
  onChange: (change: WalletChange) => void,
): () => void {
  let isWatching = true
  const report = (change: WalletChange) => {
    if (isWatching) onChange(change)
  }

  function onAccounts(answer: unknown) {
    if (!Array.isArray(answer)) return
    const accounts = parseAccounts(answer)
    report(accounts.length > 0 ? { kind: 'accounts', accounts } : { kind: 'disconnected' })
  }

  function onChain(answer: unknown) {
    const reference = parseChainId(answer)
    if (reference) report({ kind: 'network', caipNetworkId: `eip155:${reference}` })
  }

  function onDisconnect(error: unknown) {
    if (readField(error, 'code') !== TRY_AGAIN_LATER) {
      report({ kind: 'disconnected' })
      return
    }
    provider.request('eth_accounts').then(
      answer => {
        if (parseAccounts(answer).length === 0) report({ kind: 'disconnected' })
      },
      () => report({ kind: 'disconnected' }),
    )
  }

  const stops = [
    provider.listen('accountsChanged', onAccounts),
    provider.listen('chainChanged', onChain),
    provider.listen('disconnect', onDisconnect),
  ]
  return () => {
    isWatching = false
    for (const stop of stops) stop()
  }
}
