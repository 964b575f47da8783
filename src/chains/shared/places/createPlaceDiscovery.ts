import type { Connector, ConnectorWarning } from '../../../domain/connector'
import { ModalError } from '../../../domain/ModalError'
import type { Namespace } from '../../../lib/address/caip'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { raceAbort } from '../raceAbort'

/** A wallet at a known place in the page, such as a global, as first captured. */
export interface PlacedWallet {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  /** Whether its functions are still the captured ones. */
  isUnchanged(): boolean
}

/** Finds wallets that do not announce themselves, and keeps each as first captured. */
export interface PlaceDiscovery<W extends PlacedWallet> {
  /** Reports the connectors now and on each change. All subscribers share one set of listeners. */
  subscribe(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /**
   * Returns the wallet of a connector.
   *
   * @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it has changed since found (D4).
   */
  walletOf(connectorId: string): W
  /** Like `walletOf`, but undefined instead of throwing. */
  peek(connectorId: string): W | undefined
  /** Like `walletOf`, but waits for a wallet that is not in the page yet. */
  whenFound(connectorId: string, signal: AbortSignal): Promise<W>
}

interface PlaceDiscoveryOptions<W extends PlacedWallet> {
  readonly namespace: Namespace
  readonly window: Window | undefined
  readonly delay: ChainAdapterPorts['delay']
  /** Returns the wallets in the page; `known` holds those already found. */
  look(known: ReadonlyMap<string, W>): readonly W[]
}

/** Limit against a flood of wallets. */
const MAX_WALLETS = 100
/** Ids with another meaning in the modal. */
const RESERVED = /^(?:injected|walletconnect|id_auth|safe|ledger|coinbasewallet(?:sdk)?)$/i
/** Extensions inject their objects after the page starts loading, some of them late. */
const RECHECK_DELAYS_MS: readonly number[] = [100, 400, 1_500, 3_000]
const PAGE_EVENTS = ['DOMContentLoaded', 'load'] as const

export function createPlaceDiscovery<W extends PlacedWallet>({
  namespace,
  window,
  delay,
  look,
}: PlaceDiscoveryOptions<W>): PlaceDiscovery<W> {
  const found = new Map<string, W>()
  const warnings = new Map<string, ConnectorWarning>()
  const subscribers = new Set<(connectors: readonly Connector[]) => void>()
  let patience = new AbortController()

  const listRows = (): readonly Connector[] =>
    [...found.values()]
      .map(({ id, name, imageUrl }): Connector => {
        const warning = warnings.get(id)
        return {
          id,
          name,
          namespace,
          type: 'ANNOUNCED',
          ...(imageUrl !== undefined && { imageUrl }),
          ...(warning && { warnings: [warning] }),
        }
      })
      .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id))

  function notifyAll() {
    const rows = listRows()
    for (const tell of [...subscribers]) tell(rows)
  }

  function lookAgain() {
    const before = found.size + warnings.size
    for (const wallet of look(found)) {
      const isWelcome = !found.has(wallet.id) && !RESERVED.test(wallet.id)
      if (isWelcome && found.size < MAX_WALLETS) found.set(wallet.id, wallet)
    }
    for (const { id, isUnchanged } of found.values()) {
      if (!isUnchanged()) warnings.set(id, 'changedAfterAnnouncement')
    }
    if (found.size + warnings.size !== before) notifyAll()
  }

  async function keepLooking(signal: AbortSignal) {
    for (const ms of RECHECK_DELAYS_MS) {
      if (!(await delay(ms, signal))) return
      lookAgain()
    }
  }

  function start() {
    patience = new AbortController()
    window?.document.addEventListener('DOMContentLoaded', lookAgain)
    for (const event of PAGE_EVENTS) window?.addEventListener(event, lookAgain)
    lookAgain()
    // the delay rejects when its clock stops
    if (window) keepLooking(patience.signal).catch(() => undefined)
  }

  function stop() {
    patience.abort()
    window?.document.removeEventListener('DOMContentLoaded', lookAgain)
    for (const event of PAGE_EVENTS) window?.removeEventListener(event, lookAgain)
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

  function walletOf(connectorId: string): W {
    lookAgain()
    const wallet = found.get(connectorId)
    if (!wallet) throw new ModalError('WALLET_NOT_FOUND', cleanUntrustedText(connectorId))
    if (warnings.has(connectorId)) {
      throw new ModalError('WALLET_CHANGED', `${wallet.name} changed after it was found`)
    }
    return wallet
  }

  function peek(connectorId: string): W | undefined {
    try {
      return walletOf(connectorId)
    } catch {
      return undefined // gone or changed
    }
  }

  async function whenFound(connectorId: string, signal: AbortSignal): Promise<W> {
    let stopLooking = () => {}
    const appeared = new Promise<void>(resolve => {
      stopLooking = subscribe(() => {
        if (found.has(connectorId)) resolve()
      })
    })
    try {
      await raceAbort(() => appeared, signal)
      return walletOf(connectorId)
    } finally {
      stopLooking()
    }
  }

  return { subscribe, walletOf, peek, whenFound }
}

/** By code unit, so that the order does not depend on the language. */
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
