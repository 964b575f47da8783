import { KNOWN_IDENTITIES } from '../../../domain/knownIdentities'
import type { Namespace } from '../../../lib/address/caip'
import { createFoundWallets, type FoundWallets } from '../discovery/createFoundWallets'
import { createWalletDiscovery, type WalletDiscovery } from '../discovery/createWalletDiscovery'
import { readField } from '../readField'
import { looksLikeRdns } from '../reservedNames'
import {
  captureStandardWallet,
  type StandardFamily,
  type StandardWallet,
} from './captureStandardWallet'

/** The most wallets that one registration may add. */
const MAX_REGISTERED = 100

const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'

/** Finds a chain family's wallets of the wallet standard and keeps each as first captured. */
export type StandardDiscovery = WalletDiscovery<StandardWallet>

interface StandardDiscoveryOptions extends StandardFamily {
  readonly window: Window | undefined
  readonly namespace: Namespace
  /** Whether the wallet supports enough to be listed. */
  isUsable(wallet: StandardWallet): boolean
}

export function createStandardDiscovery({
  window,
  namespace,
  isUsable,
  ...family
}: StandardDiscoveryOptions): StandardDiscovery {
  const discovery = createWalletDiscovery<StandardWallet>({
    listen,
    rows: () => wallets.rows(),
    has: connectorId => wallets.find(connectorId) !== undefined,
    open: connectorId => wallets.open(connectorId, wallets.find(connectorId)),
  })
  const wallets: FoundWallets<StandardWallet> = createFoundWallets({
    namespace,
    toKey,
    isExempt: ({ name }) =>
      discovery.isAwaited(name) || KNOWN_IDENTITIES.some(known => known.name === toKey(name)),
    onChange: discovery.publish,
  })

  function add(source: unknown) {
    const same = wallets.all().find(({ wallet }) => wallet.source === source)
    if (same) return wallets.check(same)
    const wallet = captureStandardWallet(source, family)
    if (!wallet || !isUsable(wallet) || looksLikeRdns(wallet.name)) return
    const { name, imageUrl } = wallet
    wallets.add({ id: name, name, imageUrl, wallet })
  }

  /** Passed to wallets, which may call it at any time. Returns the function that unregisters. */
  function register(...sources: readonly unknown[]): () => void {
    if (!discovery.isListening()) return () => undefined
    const known = sources.slice(0, MAX_REGISTERED)
    known.forEach(add)
    return () => wallets.remove(({ wallet }) => known.includes(wallet.source))
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

  function listen() {
    window?.addEventListener(REGISTER, onRegister)
    window?.dispatchEvent(new CustomEvent(READY, { detail: registerApi }))
    return () => window?.removeEventListener(REGISTER, onRegister)
  }

  return discovery
}

/** Wallets are identified by name, ignoring case. */
const toKey = (name: string) => name.toLowerCase()
