import type { Connector, ConnectorWarning } from '../../../domain/connector'
import { KNOWN_IDENTITIES } from '../../../domain/knownIdentities'
import { ModalError } from '../../../domain/ModalError'
import { untrustedText } from '../../../lib/text/untrustedText'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { captureProvider, type CapturedProvider } from './captureProvider'
import { parseAnnouncement, type Announcement } from './parseAnnouncement'

const INJECTED_ID = 'injected'
const INJECTED_NAME = 'Browser Wallet'
/** A page that announces more than this is playing games; known wallets and those somebody waits for get in still. */
const MAX_WALLETS = 100
/** Further ones are reported together. */
const TOLD_AT_ONCE = 20
/** Ids that mean something else here. */
const RESERVED = /^(?:injected|walletconnect|id_auth|safe|ledger|coinbasewallet(?:sdk)?)$/i
/** A name that would pass for the identity of another wallet. */
const LIKE_RDNS = /^[\w-]+(?:\.[\w-]+)+$/

/** Finds the wallets of a page and remembers each as it first showed itself. */
export interface Discovery {
  /** Reports the rows at once and each time they change. All subscribers share one set of listeners. */
  subscribe(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Asks for announcements once more, where anyone listens. */
  lookAgain(): void
  /**
   * The wallet behind a row, still the one that was found.
   *
   * @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it is no longer what it was (D4).
   */
  providerOf(connectorId: string): CapturedProvider
  /** Sends for the provider of a wallet that the host brings; undefined for every other one, which is here already. */
  open?(connectorId: string, signal: AbortSignal): Promise<CapturedProvider> | undefined
  /** As `providerOf`, but undefined where that throws. */
  peek(connectorId: string): CapturedProvider | undefined
  /** As `providerOf`, but waits for a wallet that has not announced itself yet. */
  whenFound(connectorId: string, signal: AbortSignal): Promise<CapturedProvider>
  /** The one global provider stays listed while it is connected, even when wallets announce themselves later. */
  keep(connectorId: string): void
  release(connectorId: string): void
  /** Whether it answered as connected in this page life, and was not released since. */
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
    if (candidates.length <= TOLD_AT_ONCE) {
      tellAll()
      return
    }
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      tellAll()
    })
  }

  function tellAll() {
    const rows = listRows()
    for (const tell of [...subscribers]) tell(rows)
  }

  function listRows(): readonly Connector[] {
    const isGlobalListed = candidates.length === 0 || kept.has(INJECTED_ID)
    const listed = globalWallet && isGlobalListed ? [...candidates, globalWallet] : candidates
    return listed.map(toConnector).sort(byNameThenId)
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
    if (subscribers.size === 0) subscribe(() => {})() // asks once
    const candidate = find(connectorId)
    if (!candidate) throw new ModalError('WALLET_NOT_FOUND', untrustedText(connectorId))
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
      return undefined // gone, or no longer to be trusted
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

/** rdns are lower case already; a wallet without one is known by its name. */
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

/** By code unit: the same order in every language, whoever announced first. */
function byNameThenId(a: Connector, b: Connector): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
