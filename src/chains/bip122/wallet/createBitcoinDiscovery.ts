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

interface Found {
  readonly id: string
  readonly source: unknown
  readonly wallet: BitcoinWallet
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

  const keyOf = (text: string) => text.toLowerCase()
  const inPage = (path: string) =>
    path.split('.').reduce<unknown>((value, field) => readField(value, field), window)

  function add(id: string, source: unknown, wallet: BitcoinWallet | null) {
    if (!wallet || isReservedId(id) || looksLikeRdns(id)) return
    const isKnown = found.some(
      known => known.source === source || keyOf(known.wallet.name) === keyOf(wallet.name),
    )
    if (!isKnown) found.push({ id, source, wallet })
  }

  function look() {
    const list = readField(window, 'btc_providers')
    const listed = Array.isArray(list) ? (list.slice(0, MAX_LISTED) as readonly unknown[]) : []
    for (const entry of listed) {
      const id = readField(entry, 'id')
      const name = untrustedText(readField(entry, 'name'))
      if (typeof id !== 'string' || id.length > MAX_PATH || !name) continue
      const imageUrl = safeImageUrl(svgType(readField(entry, 'icon')), NO_HOST)
      const source = inPage(id)
      const about = { id, name, source, ...(imageUrl !== null && { imageUrl }) }
      add(name, source, createListedWallet(about))
    }
    for (const profile of INJECTED_PROFILES) {
      const { id, path, imagePath } = profile
      const source = inPage(path)
      const imageUrl = imagePath && safeImageUrl(inPage(imagePath), NO_HOST)
      add(id, source, createInjectedWallet(profile, source, imageUrl || undefined))
    }
  }

  /** Wallets may show themselves in several ways; one that lists itself can be asked for more than by the standard. */
  function list(standard: readonly Connector[]): readonly Connector[] {
    const own = found.map(({ id, wallet: { name, imageUrl } }): Connector => ({
      id,
      name,
      namespace: BITCOIN,
      type: 'ANNOUNCED',
      ...(imageUrl !== undefined && { imageUrl }),
    }))
    const others = standard.filter(({ name }) => !own.some(row => keyOf(row.name) === keyOf(name)))
    return [...own, ...others].sort((a, b) => compare(keyOf(a.name), keyOf(b.name)))
  }

  function start() {
    const ending = new AbortController()
    let standard: readonly Connector[] = []
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

  function find(connectorId: string): BitcoinWallet | undefined {
    const key = keyOf(connectorId)
    const own = found.find(({ id, wallet }) => keyOf(id) === key || keyOf(wallet.name) === key)
    if (own) {
      if (own.wallet.isUnchanged()) return own.wallet
      throw new ModalError('WALLET_CHANGED', `${own.wallet.name} changed after it showed itself`)
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
