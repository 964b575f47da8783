import type { Connector } from '../../../domain/connector'
import { raceAbort } from '../raceAbort'

/** Up to this many rows, each change is reported at once; beyond, changes are batched. */
const MAX_SYNC_REPORTS = 20

/** Finds a chain family's wallets in the page and keeps each as first captured. */
export interface WalletDiscovery<W> {
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

/** What a family's own discovery needs besides. */
interface OwnDiscovery<W> extends WalletDiscovery<W> {
  /** Reports the rows to all subscribers. */
  publish(): void
  /** Whether there are subscribers, or `listen` is running for the first one. */
  isListening(): boolean
  /** Whether this page has waited for the connector. */
  isAwaited(connectorId: string): boolean
}

interface WalletDiscoveryOptions<W> {
  /** Starts to look for wallets; returns the function that stops it. */
  listen(): () => void
  rows(): readonly Connector[]
  /** Whether the wallet has been found, even if it has changed since. */
  has(connectorId: string): boolean
  /** Like `walletOf`, among the wallets found so far. */
  open(connectorId: string): W
}

export function createWalletDiscovery<W>({
  listen,
  rows,
  has,
  open,
}: WalletDiscoveryOptions<W>): OwnDiscovery<W> {
  const subscribers = new Set<(connectors: readonly Connector[]) => void>()
  const awaited = new Set<string>()
  let isListening = false
  let isQueued = false
  let stop = () => {}

  function publish() {
    if (subscribers.size === 0 || isQueued) return
    const now = rows()
    if (now.length <= MAX_SYNC_REPORTS) return notifyAll(now)
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      notifyAll(rows())
    })
  }

  function notifyAll(connectors: readonly Connector[]) {
    for (const tell of [...subscribers]) tell(connectors)
  }

  function subscribe(onConnectors: (connectors: readonly Connector[]) => void) {
    const subscriber = (connectors: readonly Connector[]) => onConnectors(connectors)
    if (subscribers.size === 0) {
      isListening = true
      stop = listen()
    }
    subscribers.add(subscriber)
    subscriber(rows())
    return () => {
      if (!subscribers.delete(subscriber) || subscribers.size > 0) return
      isListening = false
      stop()
    }
  }

  function walletOf(connectorId: string): W {
    if (subscribers.size === 0) subscribe(() => {})() // looks once
    return open(connectorId)
  }

  function peek(connectorId: string): W | undefined {
    try {
      return walletOf(connectorId)
    } catch {
      return undefined // gone or changed
    }
  }

  async function whenFound(connectorId: string, signal: AbortSignal): Promise<W> {
    awaited.add(connectorId.toLowerCase())
    let stopLooking = () => {}
    const found = new Promise<void>(resolve => {
      stopLooking = subscribe(() => {
        if (has(connectorId)) resolve()
      })
    })
    try {
      await raceAbort(() => found, signal)
      return walletOf(connectorId)
    } finally {
      stopLooking()
    }
  }

  return {
    subscribe,
    walletOf,
    peek,
    whenFound,
    publish,
    isListening: () => isListening,
    isAwaited: connectorId => awaited.has(connectorId.toLowerCase()),
  }
}
