import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import {
  connectorIdentity,
  isSameWallet,
  plainRdns,
  walletIdentity,
} from '../connectors/isSameWallet'

export interface ArrangedWallets {
  /** Those that are installed first; otherwise in the order they were given. */
  readonly wallets: readonly Wallet[]
  /** Ids of those that are installed. */
  readonly installedIds: readonly string[]
}

/** One entry per wallet, whatever number of lists and pages it came in. */
export function arrangeWallets(
  lists: readonly (readonly Wallet[])[],
  connectors: readonly Connector[],
): ArrangedWallets {
  const here = connectors.map(connectorIdentity)
  const ids = new Set<string>()
  const names = new Set<string>()
  const installed: Wallet[] = []
  const others: Wallet[] = []
  for (const wallet of lists.flat()) {
    const identity = walletIdentity(wallet)
    const rdns = plainRdns(identity.rdns)
    if (ids.has(wallet.id) || (rdns !== undefined && names.has(rdns))) continue
    ids.add(wallet.id)
    if (rdns !== undefined) names.add(rdns)
    const isHere = here.some(each => isSameWallet(each, identity))
    ;(isHere ? installed : others).push(wallet)
  }
  return { wallets: [...installed, ...others], installedIds: installed.map(({ id }) => id) }
}
