import type { Connector } from '../../domain/connector'
import type { Network } from '../../domain/network'
import type { WalletGroup } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import { DEFAULT_NAMESPACE, type Namespace } from '../../lib/address/caip'
import { isOnNamespace } from '../wallets/isOnNamespace'
import { isReachable } from '../wallets/isReachable'
import type { WalletPlatform } from '../wallets/selectPlatform'
import {
  getConnectorIdentity,
  isSameWallet,
  normalizeWalletName,
  getWalletIdentity,
  type WalletIdentity,
} from './isSameWallet'

export type WalletMark = 'connected' | 'recent' | 'installed' | 'qrCode'

interface Row {
  /** Unique among the rows. */
  readonly key: string
  readonly mark: WalletMark | null
}

/** An installed wallet. `multi`: on several chain families, of which the user chooses one. */
export interface InstalledRow extends Row {
  readonly kind: 'connector' | 'multi'
  /**
   * For several connectors, a `MULTI_CHAIN` connector that holds them; its own namespace is EIP-155
   * if available.
   */
  readonly connector: Connector
  /** The directory's entry, if known. */
  readonly wallet: Wallet | null
}

/** A wallet that is not installed, reached by QR code or link. */
export interface DirectoryRow extends Row {
  readonly kind: 'wallet'
  readonly connector: null
  readonly wallet: Wallet
}

/** Any wallet that scans a QR code. */
export interface WalletConnectRow extends Row {
  readonly kind: 'walletConnect'
  readonly connector: null
  readonly wallet: null
}

/** Placeholder for a wallet the directory has yet to return. */
export interface PlaceholderRow extends Row {
  readonly kind: 'awaited'
  readonly connector: null
  readonly wallet: null
}

/** One row of the first view. */
export type ConnectRow = InstalledRow | DirectoryRow | WalletConnectRow | PlaceholderRow

export interface WalletFacts {
  readonly connectors: readonly Connector[]
  /** The namespace to prefer for a wallet with several connectors. */
  readonly preferred: Namespace | null
  /** Offers only wallets on this namespace. */
  readonly filter: Namespace | null
  /** Newest first. */
  readonly recent: readonly Wallet[]
  /** Null reserves a row for a wallet the directory has yet to return. */
  readonly featured: readonly (Wallet | null)[]
  readonly custom: readonly Wallet[]
  readonly recommended: readonly (Wallet | null)[]
  /** Directory ids. */
  readonly excludedIds: readonly string[]
  /** Installed wallets to offer, by connector id, rdns or directory id; null offers all. */
  readonly installedIds: readonly string[] | null
  /** The excluded wallets' directory entries, as far as known. */
  readonly excluded: readonly Wallet[]
  readonly connectedIds: readonly string[]
  /** The host's order of the groups. */
  readonly order: readonly WalletGroup[]
  readonly platform: WalletPlatform
  /** Whether wallets that are not installed can be connected. */
  readonly hasWalletConnect: boolean
  readonly networks: readonly Pick<Network, 'namespace' | 'caipNetworkId'>[]
}

/** The number of rows that recommendations fill up to. */
const RECOMMENDED_ROWS = 4
const GROUPS: readonly WalletGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
const WALLET_CONNECT_ID = 'walletConnect'

/** A wallet while rows are collected: installed, in the directory, or both. */
interface WalletEntry {
  group: WalletGroup
  rank: number
  wallet: Wallet | null
  readonly ways: Connector[]
  readonly identities: WalletIdentity[]
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const isGeneric = ({ type }: Connector) => type === 'INJECTED'
const isMulti = ({ ways }: WalletEntry) => new Set(ways.map(({ namespace }) => namespace)).size > 1

/**
 * Compares by code unit, so that the order depends on neither locale nor announcement order.
 * Generic wallets come last.
 */
const byName = (a: Connector, b: Connector) =>
  Number(isGeneric(a)) - Number(isGeneric(b)) ||
  compare(a.name.trim().toLowerCase(), b.name.trim().toLowerCase()) ||
  compare(a.id, b.id) ||
  compare(a.namespace, b.namespace)

/**
 * Merges all namespaces and lists into one row per wallet. The result does not depend on the order
 * of discovery.
 */
export function listWallets(facts: WalletFacts): ConnectRow[] {
  const { connectedIds, excludedIds, installedIds, hasWalletConnect, platform } = facts
  const found: WalletEntry[] = []
  const excludedIdentities = facts.excluded.map(getWalletIdentity)
  /** Compares names as well, so that an imitator cannot take an excluded wallet's place. */
  const isExcluded = (identity: WalletIdentity, name: string) =>
    excludedIds.some(id => id === identity.id || id === identity.explorerId) ||
    excludedIdentities.some(
      each => isSameWallet(each, identity) || each.name === normalizeWalletName(name),
    )
  const isAllowed = ({ id, rdns = id, explorerId = id }: Connector) =>
    !installedIds || [id, rdns, explorerId].some(name => installedIds.includes(name))
  const known = (identity: WalletIdentity) =>
    found.find(({ identities }) => identities.some(each => isSameWallet(each, identity)))

  const addConnector = (connector: Connector) => {
    const identity = getConnectorIdentity(connector)
    if (isExcluded(identity, connector.name)) return
    if (!isAllowed(connector) && connector.type !== 'EXTERNAL') return
    const same = known(identity)
    if (same) {
      same.ways.push(connector)
      same.identities.push(identity)
      return
    }
    const group = connector.type === 'EXTERNAL' ? 'external' : 'injected'
    found.push({ group, rank: 0, wallet: null, ways: [connector], identities: [identity] })
  }
  // The directory already filtered its suggestions by device.
  const isUsable = (group: WalletGroup, wallet: Wallet) =>
    group === 'featured' || group === 'recommended' || isReachable(wallet, platform)
  const addWallet = (group: WalletGroup, wallet: Wallet | null, rank: number) => {
    const place: WalletEntry = { group, rank, wallet, ways: [], identities: [] }
    if (!wallet) {
      found.push(place)
      return
    }
    const identity = getWalletIdentity(wallet)
    const same = known(identity)
    if (same) {
      same.wallet ??= wallet
      if (group !== 'recent' || same.group === 'recent') return
      same.group = group
      same.rank = rank
      return
    }
    const namespace = group === 'recent' ? facts.preferred : facts.filter
    const isOffered =
      hasWalletConnect && isOnNamespace(wallet, namespace) && isUsable(group, wallet)
    if (!isOffered || isExcluded(identity, wallet.name)) return
    place.identities.push(identity)
    found.push(place)
  }

  const connectors = facts.connectors.filter(
    ({ type, id }) => type !== 'AUTH' && id !== WALLET_CONNECT_ID,
  )
  connectors.sort(byName).forEach(addConnector)
  for (const group of ['recent', 'featured', 'custom'] as const) {
    facts[group].forEach((wallet, rank) => addWallet(group, wallet, rank))
  }
  // Recommendations only fill the free rows; any beyond are dropped.
  const filled = found.filter(({ group, ways: [connector] }) =>
    connector ? !isGeneric(connector) : group !== 'recent',
  )
  const end = found.length + Math.max(0, RECOMMENDED_ROWS - filled.length)
  facts.recommended.forEach((wallet, rank) => addWallet('recommended', wallet, rank))
  found.splice(end)

  const order = [...new Set([...facts.order, ...GROUPS])]
  const rankOf = (each: WalletEntry) =>
    each.group === 'injected' && !isMulti(each) ? 1 : each.rank
  const rows = found
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || rankOf(a) - rankOf(b))
    .map((each, at, { length }) => toRow(each, facts, length - at))
  if (!hasWalletConnect || platform.isMobile) return rows
  const mark = connectedIds.includes(WALLET_CONNECT_ID) ? 'connected' : 'qrCode'
  const place = order.indexOf('walletConnect')
  const at = found.filter(({ group }) => order.indexOf(group) < place).length
  rows.splice(at, 0, {
    key: WALLET_CONNECT_ID,
    kind: 'walletConnect',
    connector: null,
    wallet: null,
    mark,
  })
  return rows
}

/**
 * Returns the connector with all networks it reaches, as one `MULTI_CHAIN` connector if there are
 * several.
 */
function mergeConnectors(
  connector: Connector,
  each: WalletEntry,
  networks: WalletFacts['networks'],
): Connector {
  const { ways } = each
  const chains = networks
    .filter(({ namespace }) => ways.some(connector => connector.namespace === namespace))
    .map(({ caipNetworkId }) => caipNetworkId)
  if (!isMulti(each)) return { ...connector, chains }
  const { imageUrl, imageId } =
    ways.find(connector => connector.imageUrl !== undefined || connector.imageId !== undefined) ??
    connector
  return {
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageId !== undefined && { imageId }),
    ...connector,
    type: 'MULTI_CHAIN',
    chains,
    connectors: ways,
  }
}

/**
 * `fromEnd` keys placeholders from the end, so that a row inserted above replaces the first
 * placeholder instead of the last.
 */
function toRow(
  each: WalletEntry,
  { preferred, connectedIds, networks }: WalletFacts,
  fromEnd: number,
): ConnectRow {
  const { group, ways, wallet } = each
  const isRecent = group === 'recent'
  const on = (wanted: Namespace | null) => ways.find(({ namespace }) => namespace === wanted)
  const connector = (isMulti(each) ? on(DEFAULT_NAMESPACE) : undefined) ?? on(preferred) ?? ways[0]
  if (!connector) {
    const mark = isRecent ? ('recent' as const) : null
    return wallet
      ? { key: `wallet:${wallet.id}`, kind: 'wallet', connector: null, wallet, mark }
      : { key: `awaited:${String(fromEnd)}`, kind: 'awaited', connector: null, wallet, mark }
  }
  const isConnected = ways.some(({ id }) => connectedIds.includes(id))
  const installed = group === 'external' ? null : 'installed'
  return {
    key: `${connector.namespace}:${connector.id}`,
    kind: isMulti(each) ? 'multi' : 'connector',
    connector: mergeConnectors(connector, each, networks),
    wallet,
    mark: isConnected ? 'connected' : isRecent ? 'recent' : installed,
  }
}
