import type { Connector } from '../../../domain/connector'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import {
  createWalletDiscovery,
  type WalletDiscovery,
} from '../../shared/discovery/createWalletDiscovery'
import { lookRepeatedly } from '../../shared/places/lookRepeatedly'
import { readField } from '../../shared/readField'
import { isReservedId, looksLikeRdns } from '../../shared/reservedNames'
import { createStandardDiscovery } from '../../shared/walletStandard/createStandardDiscovery'
import { BITCOIN, isBitcoinAddress } from '../bitcoinNetworks'
import type { BitcoinWallet } from './BitcoinWallet'
import { createInjectedWallet, INJECTED_PROFILES } from './createInjectedWallet'
import { createListedWallet } from './createListedWallet'
import { createStandardWallet, STANDARD_CONNECT, STANDARD_PREFIX } from './createStandardWallet'
import { assertUnchanged } from './signingChecks'

/** Limit against a flood of listed wallets. */
const MAX_LISTED = 50
const MAX_PATH = 128
/** Icons must be data URLs: a remote host would learn of every visitor. */
const NO_HOST = { hosts: [] }
/** Wallets inject their objects at any time, and few send an event. */
const RECHECK_DELAYS_MS = [100, 400, 1_500, 5_000]
const WALLET_EVENTS = ['load', 'unisat#initialized', 'okxwallet#initialized']

/** Paths of well-known wallets, trusted over a wallet standard registration of the same name. */
const KNOWN_PATHS = [
  'XverseProviders.BitcoinProvider',
  'LeatherProvider',
  'magicEden.bitcoin',
  'FordefiProviders.UtxoProvider',
]

interface Found {
  readonly id: string
  /** The path of its object in the page. */
  readonly path: string
  readonly source: unknown
  readonly wallet: BitcoinWallet
  /** Whether its path proves the wallet's identity; otherwise, it is only claimed. */
  readonly isKnown: boolean
}

/** Finds the page's Bitcoin wallets and keeps each as first captured. */
export function createBitcoinDiscovery({
  window,
  delay,
}: ChainAdapterPorts): WalletDiscovery<BitcoinWallet> {
  const registered = createStandardDiscovery({
    window,
    namespace: BITCOIN,
    prefix: STANDARD_PREFIX,
    isAddress: isBitcoinAddress,
    isUsable: wallet => wallet.has(STANDARD_CONNECT),
  })
  const standards = new Map<object, BitcoinWallet>()
  const found: Found[] = []
  let rows: readonly Connector[] = []
  let standard: readonly Connector[] = []

  const toKey = (text: string) => text.toLowerCase()
  const readPath = (path: string) =>
    path.split('.').reduce<unknown>((value, field) => readField(value, field), window)

  function add({
    id,
    ...wanted
  }: Omit<Found, 'wallet'> & { readonly wallet: BitcoinWallet | null }) {
    const { wallet, source } = wanted
    if (!wallet || isReservedId(id) || looksLikeRdns(id)) return
    if (!found.some(known => known.source === source)) found.push({ ...wanted, id, wallet })
  }

  function look() {
    for (const profile of INJECTED_PROFILES) {
      const { id, path, imagePath } = profile
      const source = readPath(path)
      const imageUrl = imagePath && toSafeImageUrl(readPath(imagePath), NO_HOST)
      const wallet = createInjectedWallet(profile, source, imageUrl || undefined)
      add({ id, path, source, wallet, isKnown: true })
    }
    const list = readField(window, 'btc_providers')
    const listed = Array.isArray(list) ? (list.slice(0, MAX_LISTED) as readonly unknown[]) : []
    for (const entry of listed) {
      const id = readField(entry, 'id')
      const name = cleanUntrustedText(readField(entry, 'name'))
      if (typeof id !== 'string' || id.length > MAX_PATH || !name) continue
      const imageUrl = toSafeImageUrl(svgType(readField(entry, 'icon')), NO_HOST)
      const source = readPath(id)
      const about = { id, name, source, ...(imageUrl !== null && { imageUrl }) }
      const isKnown = KNOWN_PATHS.includes(id)
      add({ id: name, path: id, source, wallet: createListedWallet(about), isKnown })
    }
  }

  /** Whether the name belongs to a wallet with a well-known path. */
  const isTaken = (name: string) =>
    INJECTED_PROFILES.some(known =>
      [known.id, known.name].some(each => toKey(each) === toKey(name)),
    )

  /** Assigns ids, to well-known paths first, so that no other wallet can take their name. */
  function named(standard: readonly Pick<Connector, 'id'>[]): readonly Found[] {
    const ids = new Set<string>()
    const inOrder = [...found].sort((a, b) => Number(b.isKnown) - Number(a.isKnown))
    return inOrder.flatMap(entry => {
      const { id, path, isKnown } = entry
      const isFree = (each: string) => !ids.has(toKey(each))
      const isOwn = isKnown || !(isTaken(id) || standard.some(row => toKey(row.id) === toKey(id)))
      const own = isOwn && isFree(id) ? id : path
      if (!isFree(own)) return []
      ids.add(toKey(own))
      return [{ ...entry, id: own }]
    })
  }

  /**
   * A wallet at a well-known path replaces its own standard registration, which offers less. Other
   * wallets that share a name are all listed, with a warning.
   */
  function list(standard: readonly Connector[]): readonly Connector[] {
    const own = named(standard)
    const isOf = (name: string) => (other: { readonly name: string }) =>
      toKey(other.name) === toKey(name)
    const wallets = own.map(({ wallet }) => wallet)
    const known = own.flatMap(({ wallet, isKnown }) => (isKnown ? [wallet] : []))
    const others = standard.filter(({ name }) => !known.some(isOf(name)))
    const all = [...wallets, ...others]
    const isTwin = (name: string) => all.filter(isOf(name)).length > 1
    const rows = own.map(({ id, isKnown, wallet: { name, imageUrl } }): Connector => ({
      id,
      name,
      namespace: BITCOIN,
      type: 'ANNOUNCED',
      ...(imageUrl !== undefined && { imageUrl }),
      ...(!isKnown && isTwin(name) && { warnings: ['duplicateIdentity'] }),
    }))
    const marked = others.map((row): Connector =>
      isTwin(row.name) && !row.warnings ? { ...row, warnings: ['duplicateIdentity'] } : row,
    )
    return [...rows, ...marked].sort((a, b) => compare(toKey(a.name), toKey(b.name)))
  }

  const discovery = createWalletDiscovery<BitcoinWallet>({
    listen() {
      const stopLooking = lookRepeatedly({
        window,
        delay,
        events: WALLET_EVENTS,
        delaysMs: RECHECK_DELAYS_MS,
        look() {
          look()
          update()
        },
      })
      const stopStandard = registered.subscribe(connectors => {
        standard = connectors
        update()
      })
      return () => {
        stopLooking()
        stopStandard()
      }
    },
    rows: () => rows,
    has(connectorId) {
      const key = toKey(connectorId)
      return rows.some(({ id, name }) => toKey(id) === key || toKey(name) === key)
    },
    open,
  })

  function update() {
    const next = list(standard)
    if (JSON.stringify(next) === JSON.stringify(rows)) return
    rows = next
    discovery.publish()
  }

  /** Finds by id, then a well-known wallet by name; among others the standard's wallet wins. */
  function open(connectorId: string): BitcoinWallet {
    const key = toKey(connectorId)
    const own = named(standard)
    const isNamed = ({ wallet }: Found) => toKey(wallet.name) === key
    const entry =
      own.find(({ id }) => toKey(id) === key) ??
      own.find(each => each.isKnown && isNamed(each)) ??
      (registered.peek(connectorId) ? undefined : own.find(isNamed))
    if (entry) {
      assertUnchanged(entry.wallet)
      return entry.wallet
    }
    const wallet = registered.walletOf(connectorId)
    const known = standards.get(wallet.source) ?? createStandardWallet(wallet)
    standards.set(wallet.source, known)
    return known
  }

  return discovery
}

/** One well-known wallet uses an invalid media type for SVG. */
const svgType = (icon: unknown): unknown =>
  typeof icon === 'string' ? icon.replace(/^data:image\/svg;/i, 'data:image/svg+xml;') : icon

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
