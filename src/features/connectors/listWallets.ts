import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/caip'

/** One wallet to choose, whatever number of connectors lead into it. */
export interface WalletChoice {
  readonly connector: Connector
  readonly mark: 'connected' | 'recent' | 'installed'
}

export interface WalletFacts {
  readonly connectors: readonly Connector[]
  /** Where one wallet has several connectors, the one of this namespace is taken. */
  readonly preferred: Namespace | null
  /** Newest first. */
  readonly recent: readonly Wallet[]
  /** Ids of the connectors that are live. */
  readonly connectedIds: readonly string[]
}

const plain = (name: string) => name.trim().toLowerCase()
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const isGeneric = ({ type }: Connector) => type === 'INJECTED'

/** By code unit: the same order in every language and whoever announced first. The nameless wallet comes last. */
const byName = (a: Connector, b: Connector) =>
  Number(isGeneric(a)) - Number(isGeneric(b)) ||
  compare(plain(a.name), plain(b.name)) ||
  compare(a.id, b.id) ||
  compare(a.namespace, b.namespace)

/** A name alone proves nothing where something is odd about the wallet, or where it has no name of its own. */
const isKnownByName = (connector: Connector) =>
  !isGeneric(connector) && (connector.warnings ?? []).length === 0

function isSameWallet(a: Connector, b: Connector): boolean {
  if (a.rdns !== undefined && b.rdns !== undefined) return a.rdns === b.rdns
  if (a.explorerId !== undefined && b.explorerId !== undefined) return a.explorerId === b.explorerId
  return isKnownByName(a) && isKnownByName(b) && plain(a.name) === plain(b.name)
}

function isTheRecent(connector: Connector, wallet: Wallet): boolean {
  if (wallet.id === connector.id || wallet.id === connector.explorerId) return true
  if (wallet.rdns && connector.rdns !== undefined) return wallet.rdns === connector.rdns
  return isKnownByName(connector) && plain(wallet.name) === plain(connector.name)
}

/** One row per wallet over all namespaces, those used lately first. Depends on what was found, never on when. */
export function listWallets({
  connectors,
  preferred,
  recent,
  connectedIds,
}: WalletFacts): WalletChoice[] {
  const wallets: Connector[][] = []
  for (const connector of [...connectors].sort(byName)) {
    const known = wallets.find(ways => ways.some(way => isSameWallet(way, connector)))
    if (known) known.push(connector)
    else wallets.push([connector])
  }
  const ranked = wallets.flatMap(ways => {
    const connector = ways.find(({ namespace }) => namespace === preferred) ?? ways[0]
    if (!connector) return []
    const rank = recent.findIndex(wallet => ways.some(way => isTheRecent(way, wallet)))
    const isConnected = connectedIds.includes(connector.id)
    const mark = isConnected ? 'connected' : rank >= 0 ? 'recent' : 'installed'
    return [{ choice: { connector, mark } as const, rank: rank < 0 ? Infinity : rank }]
  })
  return ranked
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ choice }) => choice)
}
