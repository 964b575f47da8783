import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import {
  connectorIdentity,
  isSameWallet,
  plainRdns,
  walletIdentity,
} from '../connectors/isSameWallet'

export interface ArrangedWallets {
  /** Installed wallets first, otherwise in the given order. */
  readonly wallets: readonly Wallet[]
  readonly installedIds: readonly string[]
}

/** Merges lists of wallets, dropping duplicates by id and rdns. */
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
