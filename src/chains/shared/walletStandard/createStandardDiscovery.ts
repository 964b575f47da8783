import type { Connector, ConnectorWarning } from '../../../domain/connector'
import { KNOWN_IDENTITIES } from '../../../domain/knownIdentities'
import { ModalError } from '../../../domain/ModalError'
import type { Namespace } from '../../../lib/address/caip'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { raceAbort } from '../raceAbort'
import { readField } from '../readField'
import { isReservedId, looksLikeRdns } from '../reservedNames'
import {
  captureStandardWallet,
  type StandardFamily,
  type StandardWallet,
} from './captureStandardWallet'

/** Limit against a flood of registrations; known and awaited wallets are exempt. */
const MAX_WALLETS = 100
/** Up to this many wallets, each change is reported at once; beyond, changes are batched. */
const MAX_SYNC_REPORTS = 20

const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'

/** Finds a chain family's wallets of the wallet standard and keeps each as first captured. */
export interface StandardDiscovery {
  /** Reports the connectors now and on each change. All subscribers share one set of listeners. */
  subscribe(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /**
   * Returns the wallet of a connector.
   *
   * @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it has changed since found (D4).
   */
  walletOf(connectorId: string): StandardWallet
  /** Like `walletOf`, but undefined instead of throwing. */
  peek(connectorId: string): StandardWallet | undefined
  /** Like `walletOf`, but waits for a wallet that has not registered yet. */
  whenFound(connectorId: string, signal: AbortSignal): Promise<StandardWallet>
}

interface StandardDiscoveryOptions extends StandardFamily {
  readonly window: Window | undefined
  readonly namespace: Namespace
  /** Whether the wallet supports enough to be listed. */
  isUsable(wallet: StandardWallet): boolean
}

interface Candidate {
  readonly wallet: StandardWallet
  readonly warnings: Set<ConnectorWarning>
}

export function createStandardDiscovery({
  window,
  namespace,
  isUsable,
  ...family
}: StandardDiscoveryOptions): StandardDiscovery {
  let candidates: readonly Candidate[] = []
  const subscribers = new Set<(connectors: readonly Connector[]) => void>()
  const awaited = new Set<string>()
  let isAsking = false
  let isQueued = false

  function publish() {
    if (isAsking || isQueued) return
    if (candidates.length <= MAX_SYNC_REPORTS) return notifyAll()
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

  const listRows = (): readonly Connector[] =>
    candidates
      .map(({ wallet: { name, imageUrl }, warnings }): Connector => ({
        id: name,
        name,
        namespace,
        type: 'ANNOUNCED',
        ...(imageUrl !== undefined && { imageUrl }),
        ...(warnings.size > 0 && { warnings: [...warnings].sort() }),
      }))
      .sort((a, b) => compare(rowKey(a.id), rowKey(b.id)))

  const find = (connectorId: string) =>
    candidates.find(({ wallet }) => rowKey(wallet.name) === rowKey(connectorId))

  function flag({ warnings }: Candidate, warning: ConnectorWarning) {
    if (warnings.has(warning)) return
    warnings.add(warning)
    publish()
  }

  function add(source: unknown) {
    const same = candidates.find(({ wallet }) => wallet.source === source)
    if (same) {
      if (!same.wallet.isUnchanged()) flag(same, 'changedAfterAnnouncement')
      return
    }
    const wallet = captureStandardWallet(source, family)
    if (!wallet || !isUsable(wallet)) return
    const { name } = wallet
    if (isReservedId(name) || looksLikeRdns(name)) return
    const twin = find(name)
    if (twin) return flag(twin, 'duplicateIdentity')
    const isExpected =
      awaited.has(rowKey(name)) || KNOWN_IDENTITIES.some(known => known.name === rowKey(name))
    if (candidates.length >= MAX_WALLETS && !isExpected) return
    candidates = [...candidates, { wallet, warnings: new Set() }]
    publish()
  }

  /** Passed to wallets, which may call it at any time. Returns the function that unregisters. */
  function register(...wallets: readonly unknown[]): () => void {
    if (subscribers.size === 0 && !isAsking) return () => undefined
    const known = wallets.slice(0, MAX_WALLETS)
    known.forEach(add)
    return () => {
      const left = candidates.filter(({ wallet }) => !known.includes(wallet.source))
      if (left.length === candidates.length) return
      candidates = left
      publish()
    }
  }
  const registerApi = Object.freeze({ register })

  function onRegister(event: Event) {
    const enter = readField(event, 'detail')
    if (typeof enter !== 'function') return
    try {
      Reflect.apply(enter, undefined, [registerApi])
    } catch {
      return // the wallet's callback failed
    }
  }

  function start() {
    isAsking = true
    window?.addEventListener(REGISTER, onRegister)
    window?.dispatchEvent(new CustomEvent(READY, { detail: registerApi }))
    isAsking = false
  }

  function subscribe(onConnectors: (connectors: readonly Connector[]) => void) {
    const subscriber = (connectors: readonly Connector[]) => onConnectors(connectors)
    if (subscribers.size === 0) start()
    subscribers.add(subscriber)
    subscriber(listRows())
    return () => {
      if (subscribers.delete(subscriber) && subscribers.size === 0) {
        window?.removeEventListener(REGISTER, onRegister)
      }
    }
  }

  function walletOf(connectorId: string): StandardWallet {
    if (subscribers.size === 0) subscribe(() => {})() // requests registrations once
    const candidate = find(connectorId)
    if (!candidate) throw new ModalError('WALLET_NOT_FOUND', cleanUntrustedText(connectorId))
    if (!candidate.wallet.isUnchanged()) flag(candidate, 'changedAfterAnnouncement')
    if (candidate.warnings.has('changedAfterAnnouncement')) {
      throw new ModalError('WALLET_CHANGED', `${candidate.wallet.name} changed after it registered`)
    }
    return candidate.wallet
  }

  function peek(connectorId: string): StandardWallet | undefined {
    try {
      return walletOf(connectorId)
    } catch {
      return undefined // gone or changed
    }
  }

  async function whenFound(connectorId: string, signal: AbortSignal): Promise<StandardWallet> {
    awaited.add(rowKey(connectorId))
    let stopLooking = () => {}
    const found = new Promise<void>(resolve => {
      stopLooking = subscribe(() => {
        if (find(connectorId)) resolve()
      })
    })
    try {
      await raceAbort(() => found, signal)
      return walletOf(connectorId)
    } finally {
      stopLooking()
    }
  }

  return { subscribe, walletOf, peek, whenFound }
}

/** Wallets are identified by name, ignoring case. */
const rowKey = (name: string) => name.toLowerCase()

/** By code unit, so that the order depends neither on language nor on registration order. */
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
