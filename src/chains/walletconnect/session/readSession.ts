import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import {
  isCaipNetworkId,
  NAMESPACES,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { isCaipAddress, parseCaipAddress } from '../../../lib/address/caipAddress'
import { getCustomScheme, isOwnScheme, type WalletFacts } from '../../../lib/links/ownLinks'
import { toSafeImageUrl, toSafeLinkUrl } from '../../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { WalletConnectNamespace, WalletConnectSession } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import { addressKey } from './addressKey'
import { getCapabilities } from '../getCapabilities'
import { toCurrentId } from '../deprecatedIds'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'
import { isPlausibleAddress, isPlausibleNetwork } from '../pairing/isPlausibleAddress'
import type { NetworkAccount } from './readSessionEvent'

/** The only wallet that supports every network without listing it. */
const ANY_NETWORK_PEER = 'MetaMask Wallet'
/** Limit for one list of a record; each account appears once per network. */
const MAX_ENTRIES = 2_000
const MAX_ENTRY_LENGTH = 256
/** Icons may be data URLs. */
const MAX_ICON_LENGTH = 300_000

interface SessionView {
  /** The networks the host configured. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  /** Hosts that may serve the wallet's icon; data URLs are always allowed. */
  readonly imageHosts: readonly string[] | undefined
  /** Whether the namespace has an adapter that can send payments. */
  hasAdapterOver(namespace: Namespace): boolean
  chosen(namespace: Namespace): CaipNetworkId | undefined
  /** The accounts the wallet has selected since; the record itself keeps its order. */
  preferred(namespace: Namespace): readonly NetworkAccount[]
}

/** Reads an untrusted session record; returns null when nothing in it is usable. */
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
  const name = cleanUntrustedText(readField(metadata, 'name'))
  const url = toSafeLinkUrl(readField(metadata, 'url')) ?? ''
  return {
    expiresAt: expiry * 1_000,
    namespaces,
    peer: {
      name,
      url,
      iconUrl: toSafeImageUrl(readTexts(readField(metadata, 'icons'), MAX_ICON_LENGTH)[0], {
        hosts: view.imageHosts ?? [],
      }),
      native: safeWalletLink(readField(redirect, 'native'), { name, homepage: url }),
      universal: toSafeLinkUrl(readField(redirect, 'universal')),
    },
    isEveryNetworkSupported: readField(metadata, 'name') === ANY_NETWORK_PEER,
  }
}

/** Returns the id the session uses for a network: the deprecated one if it holds only that. */
export function getSessionNetworkId(record: unknown, id: CaipNetworkId): CaipNetworkId {
  const names = readParts(readField(record, 'namespaces'), id.slice(0, id.indexOf(':'))).flatMap(
    part => [...readTexts(part.chains), ...readTexts(part.accounts).map(parseNetwork)],
  )
  if (names.includes(id)) return id
  const known = names.find(name => isCaipNetworkId(name) && toCurrentId(name) === id)
  return isCaipNetworkId(known) ? known : id
}

function readNamespace(
  namespace: Namespace,
  record: unknown,
  { caipNetworkIds: listed, hasAdapterOver, chosen, preferred }: SessionView,
): WalletConnectNamespace | null {
  const parts = readParts(record, namespace)
  const accounts = parts
    .flatMap(part => readTexts(part.accounts))
    .slice(0, MAX_ENTRIES)
    .filter(isCaipAddress)
    .map(id => parseCaipAddress(id))
    .filter(
      account =>
        account.namespace === namespace &&
        isPlausibleAddress(namespace, account.address) &&
        isPlausibleNetwork(account.caipNetworkId),
    )
    .map(({ caipNetworkId, address }) => ({ caipNetworkId: toCurrentId(caipNetworkId), address }))
  const [first] = accounts
  if (!first) return null

  const { accountType, areAccountsBound = false } = FAMILIES_OVER_SESSION[namespace]
  const withoutAccounts = areAccountsBound
    ? []
    : parts
        .flatMap(part => [part.key, ...readTexts(part.chains)])
        .slice(0, MAX_ENTRIES)
        .filter(isPlausibleNetwork)
  const caipNetworkIds = [
    ...new Set([...withoutAccounts, ...accounts.map(({ caipNetworkId }) => caipNetworkId)]),
  ].map(toCurrentId)
  const wanted = chosen(namespace)
  const activeCaipNetworkId =
    (wanted && caipNetworkIds.includes(wanted) ? wanted : undefined) ??
    accounts.find(({ caipNetworkId }) => listed.includes(caipNetworkId))?.caipNetworkId ??
    first.caipNetworkId

  const offered = getAddressesOn(activeCaipNetworkId, accounts, preferred(namespace), address =>
    addressKey(namespace, address),
  )
  const distinct = new Map<string, Account>()
  for (const address of offered) {
    const key = addressKey(namespace, address)
    if (distinct.has(key)) continue
    distinct.set(key, { namespace, address, type: accountType })
  }
  const methods = [...new Set(parts.flatMap(part => readTexts(part.methods)).slice(0, MAX_ENTRIES))]
  return {
    accounts: [...distinct.values()].slice(0, WALLET_ACCOUNTS_MAX),
    caipNetworkIds: [...new Set(caipNetworkIds)],
    activeCaipNetworkId,
    methods,
    capabilities: getCapabilities(namespace, methods, hasAdapterOver(namespace)),
  }
}

/**
 * Returns a network's addresses, those the wallet selected first. Addresses may differ by network,
 * so others count only if the record has none for this one.
 */
function getAddressesOn(
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
  // An address missing from the record is new and usable on any network.
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

/** A namespace may be one entry, or split into one entry per network. */
function readParts(namespaces: unknown, namespace: string): Part[] {
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

const readTexts = (value: unknown, maxLength = MAX_ENTRY_LENGTH): string[] =>
  Array.isArray(value)
    ? (value as readonly unknown[])
        .slice(0, MAX_ENTRIES)
        .filter((entry): entry is string => typeof entry === 'string')
        .filter(({ length }) => length <= maxLength)
    : []

/** Seconds since 1970, within the range of `Date`. */
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && !Number.isNaN(new Date(Number(value) * 1_000).getTime())

const parseNetwork = (account: string) => account.split(':').slice(0, 2).join(':')

/** A wallet's own links pass the same scheme check as links of the directory. */
function safeWalletLink(value: unknown, wallet: WalletFacts): string | null {
  const scheme = typeof value === 'string' ? getCustomScheme(value) : null
  return scheme === null || !isOwnScheme(scheme, wallet)
    ? null
    : toSafeLinkUrl(value, { schemes: [scheme] })
}
