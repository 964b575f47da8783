import type { Connector } from '../../../domain/connector'
import { ModalError } from '../../../domain/ModalError'
import { safeImageUrl } from '../../../lib/links/safeUrl'
import { untrustedText } from '../../../lib/text/untrustedText'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { isReservedId, looksLikeRdns } from '../../shared/reservedNames'
import { createStandardDiscovery } from '../../shared/walletStandard/createStandardDiscovery'
import { BITCOIN, isBitcoinAddress } from '../bitcoinNetworks'
import type { BitcoinWallet } from './BitcoinWallet'
import { createInjectedWallet, INJECTED_PROFILES } from './createInjectedWallet'
import { createListedWallet } from './createListedWallet'
import { createStandardWallet, STANDARD_CONNECT, STANDARD_PREFIX } from './createStandardWallet'

/** Finds the Bitcoin wallets of a page and remembers each as it first showed itself. */
export interface BitcoinDiscovery {
  /** Reports the rows at once and each time they change. */
  subscribe(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it is no longer what it was (D4). */
  walletOf(connectorId: string): BitcoinWallet
  /** As `walletOf`, but undefined where that throws. */
  peek(connectorId: string): BitcoinWallet | undefined
  /** As `walletOf`, but waits for a wallet that has not shown itself yet. */
  whenFound(connectorId: string, signal: AbortSignal): Promise<BitcoinWallet>
}

/** A page that lists more than this is playing games. */
const MAX_LISTED = 50
const MAX_PATH = 128
/** A picture is data: a stranger's host would learn of every visitor. */
const NO_HOST = { hosts: [] }
/** Wallets put their objects into the page at any time, and few say so. */
const LOOK_AGAIN_MS = [100, 400, 1_500, 5_000]
const SIGNS = ['DOMContentLoaded', 'load', 'unisat#initialized', 'okxwallet#initialized']

/** Places that belong to well-known wallets: what lists itself there is who it says, also where it registers by the standard. */
const KNOWN_PLACES = [
  'XverseProviders.BitcoinProvider',
  'LeatherProvider',
  'magicEden.bitcoin',
  'FordefiProviders.UtxoProvider',
]

interface Found {
  readonly id: string
  /** Where its object is in the page. */
  readonly path: string
  readonly source: unknown
  readonly wallet: BitcoinWallet
  /** Whether its place says who it is; else only its own word does. */
  readonly isKnown: boolean
}

export function createBitcoinDiscovery({ window, delay }: ChainAdapterPorts): BitcoinDiscovery {
  const registered = createStandardDiscovery({
    window,
    namespace: BITCOIN,
    prefix: STANDARD_PREFIX,
    isAddress: isBitcoinAddress,
    isUsable: wallet => wallet.has(STANDARD_CONNECT),
  })
  const standards = new Map<object, BitcoinWallet>()
  const found: Found[] = []
  const subscribers = new Set<() => void>()
  let stop = () => {}
  let rows: readonly Connector[] = []
  let standard: readonly Connector[] = []

  const keyOf = (text: string) => text.toLowerCase()
  const inPage = (path: string) =>
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
      const source = inPage(path)
      const imageUrl = imagePath && safeImageUrl(inPage(imagePath), NO_HOST)
      const wallet = createInjectedWallet(profile, source, imageUrl || undefined)
      add({ id, path, source, wallet, isKnown: true })
    }
    const list = readField(window, 'btc_providers')
    const listed = Array.isArray(list) ? (list.slice(0, MAX_LISTED) as readonly unknown[]) : []
    for (const entry of listed) {
      const id = readField(entry, 'id')
      const name = untrustedText(readField(entry, 'name'))
      if (typeof id !== 'string' || id.length > MAX_PATH || !name) continue
      const imageUrl = safeImageUrl(svgType(readField(entry, 'icon')), NO_HOST)
      const source = inPage(id)
      const about = { id, name, source, ...(imageUrl !== null && { imageUrl }) }
      const isKnown = KNOWN_PLACES.includes(id)
      add({ id: name, path: id, source, wallet: createListedWallet(about), isKnown })
    }
  }

  /** Names of wallets that are who they say by their place. */
  const isTaken = (name: string) =>
    INJECTED_PROFILES.some(known =>
      [known.id, known.name].some(each => keyOf(each) === keyOf(name)),
    )

  /** What each is called, those whose place is known first: nobody takes another one's name by coming before it. */
  function named(standard: readonly Pick<Connector, 'id'>[]): readonly Found[] {
    const ids = new Set<string>()
    const inOrder = [...found].sort((a, b) => Number(b.isKnown) - Number(a.isKnown))
    return inOrder.flatMap(entry => {
      const { id, path, isKnown } = entry
      const isFree = (each: string) => !ids.has(keyOf(each))
      const isOwn = isKnown || !(isTaken(id) || standard.some(row => keyOf(row.id) === keyOf(id)))
      const own = isOwn && isFree(id) ? id : path
      if (!isFree(own)) return []
      ids.add(keyOf(own))
      return [{ ...entry, id: own }]
    })
  }

  /**
   * A wallet at a known place may also register by the standard, and can be asked for more than by that. Of others of one name
   * nobody can say which is which: all are there, and marked.
   */
  function list(standard: readonly Connector[]): readonly Connector[] {
    const own = named(standard)
    const isOf = (name: string) => (other: { readonly name: string }) =>
      keyOf(other.name) === keyOf(name)
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
    return [...rows, ...marked].sort((a, b) => compare(keyOf(a.name), keyOf(b.name)))
  }

  function start() {
    const ending = new AbortController()
    const publish = () => {
      const next = list(standard)
      if (JSON.stringify(next) === JSON.stringify(rows)) return
      rows = next
      for (const tell of [...subscribers]) tell()
    }
    const lookAgain = () => {
      look()
      publish()
    }
    for (const sign of SIGNS) window?.addEventListener(sign, lookAgain)
    look()
    const stopStandard = registered.subscribe(connectors => {
      standard = connectors
      publish()
    })
    publish()
    keepLooking(lookAgain, ending.signal).catch(() => undefined) // the clock stopped with the page
    stop = () => {
      ending.abort()
      for (const sign of SIGNS) window?.removeEventListener(sign, lookAgain)
      stopStandard()
    }
  }

  async function keepLooking(lookAgain: () => void, signal: AbortSignal) {
    for (const ms of LOOK_AGAIN_MS) if (await delay(ms, signal)) lookAgain()
  }

  function subscribe(onConnectors: (connectors: readonly Connector[]) => void) {
    const tell = () => onConnectors(rows)
    if (subscribers.size === 0) start()
    subscribers.add(tell)
    tell()
    return () => {
      if (subscribers.delete(tell) && subscribers.size === 0) stop()
    }
  }

  /** By its id, else by the name of one whose place is known; a name that several bear is the standard's first. */
  function find(connectorId: string): BitcoinWallet | undefined {
    const key = keyOf(connectorId)
    const own = named(standard)
    const isNamed = ({ wallet }: Found) => keyOf(wallet.name) === key
    const entry =
      own.find(({ id }) => keyOf(id) === key) ??
      own.find(each => each.isKnown && isNamed(each)) ??
      (registered.peek(connectorId) ? undefined : own.find(isNamed))
    if (entry) {
      const { wallet } = entry
      if (wallet.isUnchanged()) return wallet
      throw new ModalError('WALLET_CHANGED', `${wallet.name} changed after it showed itself`)
    }
    if (!registered.peek(connectorId)) return undefined
    const wallet = registered.walletOf(connectorId)
    const known = standards.get(wallet.source) ?? createStandardWallet(wallet)
    standards.set(wallet.source, known)
    return known
  }

  function walletOf(connectorId: string): BitcoinWallet {
    if (subscribers.size === 0) subscribe(() => {})() // looks once
    const wallet = find(connectorId)
    if (wallet) return wallet
    registered.walletOf(connectorId) // says why not
    throw new ModalError('WALLET_NOT_FOUND', untrustedText(connectorId))
  }

  return {
    subscribe,
    walletOf,
    peek(connectorId) {
      try {
        return walletOf(connectorId)
      } catch {
        return undefined // gone, or no longer to be trusted
      }
    },
    async whenFound(connectorId, signal) {
      let stopLooking = () => {}
      const isThere = new Promise<void>(resolve => {
        const key = keyOf(connectorId)
        stopLooking = subscribe(connectors => {
          if (connectors.some(({ id, name }) => keyOf(id) === key || keyOf(name) === key)) resolve()
        })
      })
      try {
        await raceAbort(() => isThere, signal)
        return walletOf(connectorId)
      } finally {
        stopLooking()
      }
    },
  }
}

/** One well-known wallet calls its drawing by a type that no browser knows. */
const svgType = (icon: unknown): unknown =>
  typeof icon === 'string' ? icon.replace(/^data:image\/svg;/i, 'data:image/svg+xml;') : icon

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
