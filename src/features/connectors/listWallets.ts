import type { Connector } from '../../domain/connector'
import type { Network } from '../../domain/network'
import type { WalletGroup } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import { DEFAULT_NAMESPACE, type Namespace } from '../../lib/address/caip'
import { isOnNamespace } from '../wallets/isOnNamespace'
import { isReachable } from '../wallets/isReachable'
import type { WalletPlace } from '../wallets/selectPlatform'
import {
  connectorIdentity,
  isSameWallet,
  plainName,
  walletIdentity,
  type WalletIdentity,
} from './isSameWallet'

export type WalletMark = 'connected' | 'recent' | 'installed' | 'qrCode'

interface Row {
  /** Unlike that of every other row. */
  readonly key: string
  readonly mark: WalletMark | null
}

/** A wallet that is here; `multi`: over several chain families, of which the visitor chooses one. */
export interface InstalledRow extends Row {
  readonly kind: 'connector' | 'multi'
  /** Where one wallet has several, one of type `MULTI_CHAIN` that holds them, itself on EVM where that is one of them. */
  readonly connector: Connector
  /** What the directory says about it, if it was asked. */
  readonly wallet: Wallet | null
}

/** A wallet that is not here: reached by a code or a link. */
export interface DirectoryRow extends Row {
  readonly kind: 'wallet'
  readonly connector: null
  readonly wallet: Wallet
}

/** Any wallet that scans a code. */
export interface WalletConnectRow extends Row {
  readonly kind: 'walletConnect'
  readonly connector: null
  readonly wallet: null
}

/** The place of a wallet that the directory has yet to name. */
export interface AwaitedRow extends Row {
  readonly kind: 'awaited'
  readonly connector: null
  readonly wallet: null
}

/** One row of the first screen. */
export type ConnectRow = InstalledRow | DirectoryRow | WalletConnectRow | AwaitedRow

export interface WalletFacts {
  readonly connectors: readonly Connector[]
  /** Where one wallet has several connectors, the one of this namespace is taken. */
  readonly preferred: Namespace | null
  /** Only wallets that know this namespace are offered. */
  readonly filter: Namespace | null
  /** Newest first. */
  readonly recent: readonly Wallet[]
  /** Null: one that the directory has yet to name. It has its place already. */
  readonly featured: readonly (Wallet | null)[]
  readonly custom: readonly Wallet[]
  readonly recommended: readonly (Wallet | null)[]
  /** By entry of the directory. */
  readonly excludedIds: readonly string[]
  /** The only wallets in this browser that are offered, by connector or entry of the directory; null: all of them. */
  readonly installedIds: readonly string[] | null
  /** Who they are, as far as the directory said. */
  readonly excluded: readonly Wallet[]
  /** Ids of the connectors that are live. */
  readonly connectedIds: readonly string[]
  /** The host's order of the groups. */
  readonly order: readonly WalletGroup[]
  readonly platform: WalletPlace
  /** Wallets that are not here can be reached. */
  readonly hasWalletConnect: boolean
  /** Of the page. */
  readonly networks: readonly Pick<Network, 'namespace' | 'caipNetworkId'>[]
}

/** As many rows as wallets are proposed to a visitor who has none. */
const PROPOSED = 4
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

/** A wallet while the rows are gathered: it is here, or the directory knows it, or both. */
interface Found {
  group: WalletGroup
  rank: number
  wallet: Wallet | null
  readonly ways: Connector[]
  readonly identities: WalletIdentity[]
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const isGeneric = ({ type }: Connector) => type === 'INJECTED'
const isMulti = ({ ways }: Found) => new Set(ways.map(({ namespace }) => namespace)).size > 1

/** By code unit: the same order in every language and whoever announced first. The nameless wallet comes last. */
const byName = (a: Connector, b: Connector) =>
  Number(isGeneric(a)) - Number(isGeneric(b)) ||
  compare(a.name.trim().toLowerCase(), b.name.trim().toLowerCase()) ||
  compare(a.id, b.id) ||
  compare(a.namespace, b.namespace)

/** One row per wallet over all namespaces and lists. Depends on what was found, never on when. */
export function listWallets(facts: WalletFacts): ConnectRow[] {
  const { connectedIds, excludedIds, installedIds, hasWalletConnect, platform } = facts
  const found: Found[] = []
  const gone = facts.excluded.map(walletIdentity)
  /** By any name: who bears that of an excluded wallet is not offered in its place. */
  const isExcluded = (identity: WalletIdentity, name: string) =>
    excludedIds.some(id => id === identity.id || id === identity.explorerId) ||
    gone.some(each => isSameWallet(each, identity) || each.name === plainName(name))
  const isAllowed = ({ id, rdns = id, explorerId = id }: Connector) =>
    !installedIds || [id, rdns, explorerId].some(name => installedIds.includes(name))
  const known = (identity: WalletIdentity) =>
    found.find(({ identities }) => identities.some(each => isSameWallet(each, identity)))

  const addConnector = (connector: Connector) => {
    const identity = connectorIdentity(connector)
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
  // What the directory offers was chosen for this device already.
  const isUsable = (group: WalletGroup, wallet: Wallet) =>
    group === 'featured' || group === 'recommended' || isReachable(wallet, platform)
  const addWallet = (group: WalletGroup, wallet: Wallet | null, rank: number) => {
    const place: Found = { group, rank, wallet, ways: [], identities: [] }
    if (!wallet) {
      found.push(place)
      return
    }
    const identity = walletIdentity(wallet)
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
  // Proposals fill up what is there; more of them than rows are free are not listed.
  const filled = found.filter(({ group, ways: [connector] }) =>
    connector ? !isGeneric(connector) : group !== 'recent',
  )
  const end = found.length + Math.max(0, PROPOSED - filled.length)
  facts.recommended.forEach((wallet, rank) => addWallet('recommended', wallet, rank))
  found.splice(end)

  const order = [...new Set([...facts.order, ...GROUPS])]
  const rankOf = (each: Found) => (each.group === 'injected' && !isMulti(each) ? 1 : each.rank)
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

/** One connector over all chain families of a wallet, or the only one, with the networks it leads to. */
function merged(connector: Connector, each: Found, networks: WalletFacts['networks']): Connector {
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

/** `fromEnd`: where it stands. What comes above takes the place of the first that is awaited, not of the last. */
function toRow(
  each: Found,
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
    connector: merged(connector, each, networks),
    wallet,
    mark: isConnected ? 'connected' : isRecent ? 'recent' : installed,
  }
}
