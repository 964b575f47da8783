import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import {
  getConnectorIdentity,
  isSameWallet,
  normalizeRdns,
  getWalletIdentity,
} from '../connectors/isSameWallet'

export interface MergedWallets {
  /** Installed wallets first, otherwise in the given order. */
  readonly wallets: readonly Wallet[]
  readonly installedIds: readonly string[]
}

/** Merges lists of wallets, dropping duplicates by id and rdns. */
export function mergeWalletLists(
  lists: readonly (readonly Wallet[])[],
  connectors: readonly Connector[],
): MergedWallets {
  const installedIdentities = connectors.map(getConnectorIdentity)
  const ids = new Set<string>()
  const names = new Set<string>()
  const installed: Wallet[] = []
  const others: Wallet[] = []
  for (const wallet of lists.flat()) {
    const identity = getWalletIdentity(wallet)
    const rdns = normalizeRdns(identity.rdns)
    if (ids.has(wallet.id) || (rdns !== undefined && names.has(rdns))) continue
    ids.add(wallet.id)
    if (rdns !== undefined) names.add(rdns)
    const isHere = installedIdentities.some(each => isSameWallet(each, identity))
    ;(isHere ? installed : others).push(wallet)
  }
  return { wallets: [...installed, ...others], installedIds: installed.map(({ id }) => id) }
}
