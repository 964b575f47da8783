import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import {
  isCaipNetworkId,
  NAMESPACES,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { isCaipAddress, parseCaipAddress } from '../../../lib/address/caipAddress'
import { customSchemeOf, isOwnScheme, type WalletFacts } from '../../../lib/links/ownLinks'
import { safeImageUrl, safeLinkUrl } from '../../../lib/links/safeUrl'
import { untrustedText } from '../../../lib/text/untrustedText'
import type { WalletConnectNamespace, WalletConnectSession } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import { addressKey } from './addressKey'
import { capabilitiesOf } from '../capabilitiesOf'
import { currentIdOf } from '../deprecatedIds'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'
import { isPlausible, isPlausibleNetwork } from '../pairing/isPlausible'
import type { NetworkAccount } from './readSessionEvent'

/** The one wallet that says yes to any network. */
const ANY_NETWORK_PEER = 'MetaMask Wallet'
/** Entries of one list in a record: every account is told once for each of its networks. */
const MAX_ENTRIES = 2_000
const MAX_ENTRY_LENGTH = 256
/** Pictures may come as data. */
const MAX_ICON_LENGTH = 300_000

interface SessionView {
  /** The networks the host listed. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  /** Hosts the wallet's picture may come from, beside one that is data. */
  readonly imageHosts: readonly string[] | undefined
  /** Whether there is code to make a payment with on a namespace. */
  hasAdapterOver(namespace: Namespace): boolean
  /** What was chosen for a namespace in this session. */
  chosen(namespace: Namespace): CaipNetworkId | undefined
  /** The accounts the wallet moved to since; the record itself keeps its order. */
  preferred(namespace: Namespace): readonly NetworkAccount[]
}

/** Reads a session record, which a wallet wrote and storage kept; null when nothing in it can be used. */
export function readSession(record: unknown, view: SessionView): WalletConnectSession | null {
  const expiry = readField(record, 'expiry')
  if (typeof readField(record, 'topic') !== 'string' || !isTime(expiry)) return null
  const namespaces: Partial<Record<Namespace, WalletConnectNamespace>> = {}
  for (const namespace of NAMESPACES) {
    const read = readNamespace(namespace, readField(record, 'namespaces'), view)
    if (read) namespaces[namespace] = read
  }
  if (Object.keys(namespaces).length === 0) return null
  const metadata = readField(readField(record, 'peer'), 'metadata')
  const redirect = readField(metadata, 'redirect')
  const name = untrustedText(readField(metadata, 'name'))
  const url = safeLinkUrl(readField(metadata, 'url')) ?? ''
  return {
    expiresAt: expiry * 1_000,
    namespaces,
    peer: {
      name,
      url,
      iconUrl: safeImageUrl(textsOf(readField(metadata, 'icons'), MAX_ICON_LENGTH)[0], {
        hosts: view.imageHosts ?? [],
      }),
      native: safeWalletLink(readField(redirect, 'native'), { name, homepage: url }),
      universal: safeLinkUrl(readField(redirect, 'universal')),
    },
    isEveryNetworkSupported: readField(metadata, 'name') === ANY_NETWORK_PEER,
  }
}

/** The name under which the session itself knows a network: an older one, where it holds nothing else. */
export function nameInSession(record: unknown, id: CaipNetworkId): CaipNetworkId {
  const names = partsOf(readField(record, 'namespaces'), id.slice(0, id.indexOf(':'))).flatMap(
    part => [...textsOf(part.chains), ...textsOf(part.accounts).map(networkOf)],
  )
  if (names.includes(id)) return id
  const known = names.find(name => isCaipNetworkId(name) && currentIdOf(name) === id)
  return isCaipNetworkId(known) ? known : id
}

function readNamespace(
  namespace: Namespace,
  record: unknown,
  { caipNetworkIds: listed, hasAdapterOver, chosen, preferred }: SessionView,
): WalletConnectNamespace | null {
  const parts = partsOf(record, namespace)
  const accounts = parts
    .flatMap(part => textsOf(part.accounts))
    .slice(0, MAX_ENTRIES)
    .filter(isCaipAddress)
    .map(id => parseCaipAddress(id))
    .filter(
      account =>
        account.namespace === namespace &&
        isPlausible(namespace, account.address) &&
        isPlausibleNetwork(account.caipNetworkId),
    )
    .map(({ caipNetworkId, address }) => ({ caipNetworkId: currentIdOf(caipNetworkId), address }))
  const [first] = accounts
  if (!first) return null

  const { accountType, areAccountsBound = false } = FAMILIES_OVER_SESSION[namespace]
  const withoutAccounts = areAccountsBound
    ? []
    : parts
        .flatMap(part => [part.key, ...textsOf(part.chains)])
        .slice(0, MAX_ENTRIES)
        .filter(isPlausibleNetwork)
  const caipNetworkIds = [
    ...new Set([...withoutAccounts, ...accounts.map(({ caipNetworkId }) => caipNetworkId)]),
  ].map(currentIdOf)
  const wanted = chosen(namespace)
  const activeCaipNetworkId =
    (wanted && caipNetworkIds.includes(wanted) ? wanted : undefined) ??
    accounts.find(({ caipNetworkId }) => listed.includes(caipNetworkId))?.caipNetworkId ??
    first.caipNetworkId

  const offered = accountsOn(activeCaipNetworkId, accounts, preferred(namespace), address =>
    addressKey(namespace, address),
  )
  const distinct = new Map<string, Account>()
  for (const address of offered) {
    const key = addressKey(namespace, address)
    if (distinct.has(key)) continue
    distinct.set(key, { namespace, address, type: accountType })
  }
  const methods = [...new Set(parts.flatMap(part => textsOf(part.methods)).slice(0, MAX_ENTRIES))]
  return {
    accounts: [...distinct.values()].slice(0, WALLET_ACCOUNTS_MAX),
    caipNetworkIds: [...new Set(caipNetworkIds)],
    activeCaipNetworkId,
    methods,
    capabilities: capabilitiesOf(namespace, methods, hasAdapterOver(namespace)),
  }
}

/**
 * The addresses that can be used on a network, those the wallet moved to first. A wallet may hold another address on each
 * network, so one of another network is offered only where the record names none of this one.
 */
function accountsOn(
  network: CaipNetworkId,
  accounts: readonly NetworkAccount[],
  preferred: readonly NetworkAccount[],
  keyOf: (address: string) => string,
): string[] {
  const isHere = ({ caipNetworkId }: NetworkAccount) => caipNetworkId === network
  const own = accounts.filter(isHere)
  const offered = own.length > 0 ? own : accounts
  const keys = (list: readonly NetworkAccount[]) =>
    new Set(list.map(({ address }) => keyOf(address)))
  const here = keys([...offered, ...preferred.filter(isHere)])
  const known = keys(accounts)
  // One that the record does not name at all is new, and may be used wherever the wallet is.
  const first = preferred.filter(({ address }) => {
    const key = keyOf(address)
    return here.has(key) || !known.has(key)
  })
  return [...first, ...offered].map(({ address }) => address)
}

interface Part {
  readonly key: string
  readonly accounts: unknown
  readonly chains: unknown
  readonly methods: unknown
}

/** A namespace may be split by network: whole, or one part a network. */
function partsOf(namespaces: unknown, namespace: string): Part[] {
  if (typeof namespaces !== 'object' || namespaces === null) return []
  return Object.entries(namespaces as Record<string, unknown>)
    .slice(0, MAX_ENTRIES)
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([key, part]) => ({
      key,
      accounts: readField(part, 'accounts'),
      chains: readField(part, 'chains'),
      methods: readField(part, 'methods'),
    }))
}

const textsOf = (value: unknown, maxLength = MAX_ENTRY_LENGTH): string[] =>
  Array.isArray(value)
    ? (value as readonly unknown[])
        .slice(0, MAX_ENTRIES)
        .filter((entry): entry is string => typeof entry === 'string')
        .filter(({ length }) => length <= maxLength)
    : []

/** Seconds, of a moment that a calendar knows. */
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Number.isNaN(new Date(Number(value) * 1_000).getTime())

const networkOf = (account: string) => account.split(':').slice(0, 2).join(':')

/** What a directory may not list of a wallet, a wallet may not say of itself either. */
function safeWalletLink(value: unknown, wallet: WalletFacts): string | null {
  const scheme = typeof value === 'string' ? customSchemeOf(value) : null
  return scheme === null || !isOwnScheme(scheme, wallet)
    ? null
    : safeLinkUrl(value, { schemes: [scheme] })
}
