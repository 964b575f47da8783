import type { Connector } from '../../../domain/connector'
import { KNOWN_IDENTITIES } from '../../../domain/knownIdentities'
import {
  createFoundWallets,
  type FoundWallet,
  type FoundWallets,
} from '../../shared/discovery/createFoundWallets'
import {
  createWalletDiscovery,
  type WalletDiscovery,
} from '../../shared/discovery/createWalletDiscovery'
import { readField } from '../../shared/readField'
import { looksLikeRdns } from '../../shared/reservedNames'
import { captureProvider, type CapturedProvider } from './captureProvider'
import { parseAnnouncement } from './parseAnnouncement'

const INJECTED_ID = 'injected'
const INJECTED_NAME = 'Browser Wallet'

/** Finds the page's wallets and keeps each as first captured. */
export interface Discovery extends Omit<WalletDiscovery<CapturedProvider>, 'walletOf'> {
  /** Requests announcements again if there are subscribers. */
  rediscover(): void
  /**
   * Returns the provider of a connector.
   *
   * @throws {ModalError} `WALLET_NOT_FOUND`; `WALLET_CHANGED` when it has changed since found (D4).
   */
  providerOf(connectorId: string): CapturedProvider
  /** Gets the provider of a host's external wallet; undefined for any other wallet. */
  open?(connectorId: string, signal: AbortSignal): Promise<CapturedProvider> | undefined
  /** Keeps the global provider listed while connected, even if wallets announce themselves. */
  keep(connectorId: string): void
  release(connectorId: string): void
  /** Whether the connector connected since the page loaded and was not released. */
  isKept(connectorId: string): boolean
}

interface DiscoveryOptions {
  readonly window: Window | undefined
  readonly injected: boolean
  readonly announced: boolean
}

export function createDiscovery({ window, injected, announced }: DiscoveryOptions): Discovery {
  const kept = new Set<string>()
  let globalWallet: FoundWallet<CapturedProvider> | undefined
  const discovery = createWalletDiscovery<CapturedProvider>({
    listen,
    rows,
    has: connectorId => find(connectorId) !== undefined,
    open: connectorId => wallets.open(connectorId, find(connectorId)),
  })
  const wallets: FoundWallets<CapturedProvider> = createFoundWallets({
    namespace: 'eip155',
    toKey,
    isExempt: ({ id, rdns }) =>
      discovery.isAwaited(id) || KNOWN_IDENTITIES.some(known => known.rdns === rdns),
    onChange: discovery.publish,
  })

  function rows(): readonly Connector[] {
    const announcedWallets = wallets.all()
    const isGlobalListed = announcedWallets.length === 0 || kept.has(INJECTED_ID)
    return wallets.rows(
      globalWallet && isGlobalListed ? [...announcedWallets, globalWallet] : announcedWallets,
    )
  }

  function onAnnouncement(event: Event) {
    const announcement = parseAnnouncement(event)
    if (!announcement) return
    const { provider, rdns, name, ...claimed } = announcement
    const same = wallets.all().find(({ wallet }) => wallet.source === provider.source)
    if (same && same.rdns !== rdns) return wallets.flag(same, 'changedAfterAnnouncement')
    if (same) return wallets.check(same)
    if (!rdns && looksLikeRdns(name)) return
    wallets.add({ ...claimed, id: rdns ?? name, name, rdns, wallet: provider })
  }

  function lookForGlobalWallet() {
    if (!injected || globalWallet) return
    const wallet = captureProvider(readField(window, 'ethereum'))
    if (!wallet) return
    globalWallet = { id: INJECTED_ID, name: INJECTED_NAME, type: 'INJECTED', wallet }
    discovery.publish()
  }

  function listen() {
    if (announced) {
      window?.addEventListener('eip6963:announceProvider', onAnnouncement)
      window?.dispatchEvent(new Event('eip6963:requestProvider'))
    }
    window?.addEventListener('ethereum#initialized', lookForGlobalWallet)
    lookForGlobalWallet()
    return () => {
      window?.removeEventListener('eip6963:announceProvider', onAnnouncement)
      window?.removeEventListener('ethereum#initialized', lookForGlobalWallet)
    }
  }

  function find(connectorId: string) {
    if (connectorId !== INJECTED_ID) return wallets.find(connectorId)
    lookForGlobalWallet()
    return globalWallet
  }

  const { subscribe, peek, whenFound, walletOf } = discovery
  return {
    subscribe,
    peek,
    whenFound,
    providerOf: walletOf,
    rediscover() {
      if (!discovery.isListening()) return
      if (announced) window?.dispatchEvent(new Event('eip6963:requestProvider'))
      lookForGlobalWallet()
    },
    keep(connectorId) {
      kept.add(toKey(connectorId))
    },
    isKept: connectorId => kept.has(toKey(connectorId)),
    release(connectorId) {
      if (kept.delete(toKey(connectorId)) && connectorId === INJECTED_ID) discovery.publish()
    },
  }
}

/** A wallet without rdns is identified by its name, whose case does not matter. */
const toKey = (id: string) => id.toLowerCase()
