import type { Connector, ConnectorWarning } from '../../../domain/connector'
import { KNOWN_IDENTITIES } from '../../../domain/knownIdentities'
import { ModalError } from '../../../domain/ModalError'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { captureProvider, type CapturedProvider } from './captureProvider'
import { parseAnnouncement, type Announcement } from './parseAnnouncement'

const INJECTED_ID = 'injected'
const INJECTED_NAME = 'Browser Wallet'
/** Limit against a flood of announcements; known and awaited wallets are exempt. */
const MAX_WALLETS = 100
/** Up to this many wallets, each change is reported at once; beyond, changes are batched. */
const MAX_SYNC_REPORTS = 20
/** Ids with another meaning in the modal. */
const RESERVED = /^(?:injected|walletconnect|id_auth|safe|ledger|coinbasewallet(?:sdk)?)$/i
/** A name that could be mistaken for another wallet's rdns. */
const LIKE_RDNS = /^[\w-]+(?:\.[\w-]+)+$/

/** Finds the page's wallets and keeps each as first captured. */
export interface Discovery {
  /** Reports the connectors now and on each change. All subscribers share one set of listeners. */
  subscribe(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Requests announcements again if there are subscribers. */
  lookAgain(): void
  /**
   * Returns the provider of a connector.
   *
   * @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it has changed since found (D4).
   */
  providerOf(connectorId: string): CapturedProvider
  /** Gets the provider of a host's external wallet; undefined for any other wallet. */
  open?(connectorId: string, signal: AbortSignal): Promise<CapturedProvider> | undefined
  /** Like `providerOf`, but undefined instead of throwing. */
  peek(connectorId: string): CapturedProvider | undefined
  /** Like `providerOf`, but waits for a wallet that has not announced itself yet. */
  whenFound(connectorId: string, signal: AbortSignal): Promise<CapturedProvider>
  /** Keeps the global provider listed while connected, even if wallets announce themselves. */
  keep(connectorId: string): void
  release(connectorId: string): void
  /** Whether the connector connected since the page loaded and was not released. */
  isKept(connectorId: string): boolean
}

interface Candidate extends Announcement {
  readonly id: string
  readonly warnings: Set<ConnectorWarning>
}

interface DiscoveryOptions {
  readonly window: Window | undefined
  readonly injected: boolean
  readonly announced: boolean
}

export function createDiscovery({ window, injected, announced }: DiscoveryOptions): Discovery {
  const candidates: Candidate[] = []
  const subscribers = new Set<(connectors: readonly Connector[]) => void>()
  const kept = new Set<string>()
  const awaited = new Set<string>()
  let globalWallet: Candidate | null = null
  let isAsking = false
  let isQueued = false

  function publish() {
    if (isAsking || isQueued) return
    if (candidates.length <= MAX_SYNC_REPORTS) {
      notifyAll()
      return
    }
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      notifyAll()
    })
  }

  function notifyAll() {
    const rows = listRows()
    for (const tell of [...subscribers]) tell(rows)
  }

  function listRows(): readonly Connector[] {
    const isGlobalListed = candidates.length === 0 || kept.has(INJECTED_ID)
    const listed = globalWallet && isGlobalListed ? [...candidates, globalWallet] : candidates
    return listed.map(toConnector).sort(compareByNameThenId)
  }

  function flag(candidate: Candidate, warning: ConnectorWarning) {
    if (candidate.warnings.has(warning)) return
    candidate.warnings.add(warning)
    publish()
  }

  function onAnnouncement(event: Event) {
    const announcement = parseAnnouncement(event)
    if (!announcement) return
    const { provider, rdns, uuid, name } = announcement
    const same = candidates.find(known => known.provider.source === provider.source)
    if (same) {
      if (same.rdns !== rdns || !same.provider.isUnchanged()) flag(same, 'changedAfterAnnouncement')
      return
    }
    const id = rdns ?? name
    if (RESERVED.test(id) || (!rdns && LIKE_RDNS.test(name))) return
    const twin = candidates.find(known => known.uuid === uuid || rowKey(known.id) === rowKey(id))
    if (twin) {
      flag(twin, 'duplicateIdentity')
      return
    }
    const isExpected =
      awaited.has(rowKey(id)) || KNOWN_IDENTITIES.some(known => known.rdns === rdns)
    if (candidates.length >= MAX_WALLETS && !isExpected) return
    candidates.push({ ...announcement, id, warnings: new Set() })
    publish()
  }

  function lookForGlobalWallet() {
    if (!injected || globalWallet) return
    const provider = captureProvider(readField(window, 'ethereum'))
    if (!provider) return
    globalWallet = {
      id: INJECTED_ID,
      uuid: INJECTED_ID,
      name: INJECTED_NAME,
      provider,
      warnings: new Set(),
    }
    publish()
  }

  function start() {
    isAsking = true
    if (announced) {
      window?.addEventListener('eip6963:announceProvider', onAnnouncement)
      window?.dispatchEvent(new Event('eip6963:requestProvider'))
    }
    window?.addEventListener('ethereum#initialized', lookForGlobalWallet)
    lookForGlobalWallet()
    isAsking = false
  }

  function lookAgain() {
    if (subscribers.size === 0) return
    if (announced) window?.dispatchEvent(new Event('eip6963:requestProvider'))
    lookForGlobalWallet()
  }

  function stop() {
    window?.removeEventListener('eip6963:announceProvider', onAnnouncement)
    window?.removeEventListener('ethereum#initialized', lookForGlobalWallet)
  }

  function subscribe(onConnectors: (connectors: readonly Connector[]) => void) {
    const subscriber = (connectors: readonly Connector[]) => onConnectors(connectors)
    if (subscribers.size === 0) start()
    subscribers.add(subscriber)
    subscriber(listRows())
    return () => {
      if (subscribers.delete(subscriber) && subscribers.size === 0) stop()
    }
  }

  function find(connectorId: string): Candidate | undefined {
    if (connectorId === INJECTED_ID) {
      lookForGlobalWallet()
      return globalWallet ?? undefined
    }
    return candidates.find(known => rowKey(known.id) === rowKey(connectorId))
  }

  function providerOf(connectorId: string): CapturedProvider {
    if (subscribers.size === 0) subscribe(() => {})() // requests announcements once
    const candidate = find(connectorId)
    if (!candidate) throw new ModalError('WALLET_NOT_FOUND', cleanUntrustedText(connectorId))
    if (!candidate.provider.isUnchanged()) flag(candidate, 'changedAfterAnnouncement')
    if (candidate.warnings.has('changedAfterAnnouncement')) {
      throw new ModalError('WALLET_CHANGED', `${candidate.name} changed after it announced itself`)
    }
    return candidate.provider
  }

  function peek(connectorId: string): CapturedProvider | undefined {
    try {
      return providerOf(connectorId)
    } catch {
      return undefined // gone or changed
    }
  }

  async function whenFound(connectorId: string, signal: AbortSignal): Promise<CapturedProvider> {
    awaited.add(rowKey(connectorId))
    let stopLooking = () => {}
    const found = new Promise<void>(resolve => {
      stopLooking = subscribe(() => {
        if (find(connectorId)) resolve()
      })
    })
    try {
      await raceAbort(() => found, signal)
      return providerOf(connectorId)
    } finally {
      stopLooking()
    }
  }

  return {
    subscribe,
    lookAgain,
    providerOf,
    peek,
    whenFound,
    keep(connectorId) {
      kept.add(rowKey(connectorId))
    },
    isKept: connectorId => kept.has(rowKey(connectorId)),
    release(connectorId) {
      if (kept.delete(rowKey(connectorId)) && connectorId === INJECTED_ID) publish()
    },
  }
}

/** A wallet without rdns is identified by its name, whose case does not matter. */
const rowKey = (id: string) => id.toLowerCase()

function toConnector({ id, name, rdns, imageUrl, warnings }: Candidate): Connector {
  return {
    id,
    name,
    namespace: 'eip155',
    type: id === INJECTED_ID ? 'INJECTED' : 'ANNOUNCED',
    ...(imageUrl !== undefined && { imageUrl }),
    ...(rdns !== undefined && { rdns }),
    ...(warnings.size > 0 && { warnings: [...warnings].sort() }),
  }
}

/** By code unit, so that the order depends neither on language nor on announcement order. */
function compareByNameThenId(a: Connector, b: Connector): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
