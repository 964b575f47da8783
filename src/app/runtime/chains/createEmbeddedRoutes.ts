import { frameNetworks } from '../../../chains/embedded/frameNetworks'
import { raceAbort } from '../../../chains/shared/raceAbort'
import type { Connector } from '../../../domain/connector'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { createLazy } from '../../../lib/async/createLazy'
import { parseUrl } from '../../../lib/links/parseUrl'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type {
  ChainAdapter,
  ChainAdapterDescriptor,
  ChainAdapterPorts,
} from '../../../ports/chainAdapter'
import {
  EMBEDDED_CONNECTOR_ID,
  EMBEDDED_NAMESPACES,
  isEmbeddedConnectorId,
  type EmbeddedAccess,
  type EmbeddedDescriptor,
  type EmbeddedSession,
} from '../../../ports/embedded'
import type { WalletChange, WalletSession, WalletSource } from '../../../ports/walletSource'
import { routeByConnector } from './routeByConnector'
import { singleFlight } from './singleFlight'

/** The embedded wallet's descriptor, and access to its client. */
export interface EmbeddedSource {
  readonly descriptor: EmbeddedDescriptor
  readonly access: EmbeddedAccess
}

export interface EmbeddedRoutes {
  /** Returns the adapter of a family with the embedded wallet added. */
  adapterOver(adapter: ChainAdapter, family: ChainAdapterDescriptor): ChainAdapter
}

/** Used in messages only; it is not the name of a page's connector. */
const NAME = 'Auth'
const WALLET_NAME = 'Email wallet'
/** Retry interval for an unreachable frame while a login is being restored. */
const RETRY_MS = 5_000

/** Errors that leave the login's status unknown. */
const UNREACHABLE_CODES: readonly ErrorCode[] = [
  'FRAME_LOAD_FAILED',
  'FRAME_REQUEST_TIMEOUT',
  'SERVICE_UNREACHABLE',
]

/**
 * Adds the embedded wallet to the other wallets of its families. One login covers all families, so
 * restoring and ending it run once for all of them. Its code is fetched on first use.
 */
export function createEmbeddedRoutes(
  { descriptor, access }: EmbeddedSource,
  families: readonly ChainAdapterDescriptor[],
  ports: ChainAdapterPorts,
): EmbeddedRoutes {
  const site = parseUrl(descriptor.secureSiteUrl)?.origin ?? ''
  /** Listeners by family: the client does not report sign-outs that start here. */
  const listenersByNamespace = new Map<Namespace, Set<(change: WalletChange) => void>>()

  const getFrameNetwork = (namespace: Namespace): CaipNetworkId | undefined => {
    const known = frameNetworks(ports.networks(), namespace, site)
    const wanted = ports.wantedNetwork?.(namespace)
    return known.find(id => id === wanted) ?? known[0]
  }

  function getWantedNetworks(namespaces: readonly Namespace[]): Record<string, CaipNetworkId> {
    const wanted: Record<string, CaipNetworkId> = {}
    for (const namespace of namespaces) {
      const network = getFrameNetwork(namespace)
      if (network !== undefined) wanted[namespace] = network
    }
    return wanted
  }

  const listReachedNamespaces = () =>
    EMBEDDED_NAMESPACES.filter(namespace =>
      families.some(family => family.namespace === namespace && family.loadOver),
    )

  /** An unreachable frame leaves the login's status unknown: retries until the signal aborts. */
  const restore = singleFlight(async (signal): Promise<EmbeddedSession | null> => {
    const client = await access.load()
    for (;;) {
      try {
        return (
          client.session() ??
          (await client.restore(getWantedNetworks(listReachedNamespaces()), signal))
        )
      } catch (thrown) {
        if (!(thrown instanceof ModalError)) throw thrown
        if (thrown.code === 'FRAME_REFUSED') {
          throw new ModalError('CONNECT_TIMEOUT', thrown.message, { cause: thrown })
        }
        if (!UNREACHABLE_CODES.includes(thrown.code)) throw thrown
        if (!(await ports.delay(RETRY_MS, signal))) throw thrown
      }
    }
  })
  const signOut = singleFlight(async () => {
    const here = access.peek()
    if (!here && !access.isLoginStored()) return
    await (here ?? (await access.load())).signOut()
  })

  const toWalletSession = (
    session: EmbeddedSession | null,
    namespace: Namespace,
  ): WalletSession | null => {
    const part = session?.namespaces[namespace]
    if (!part) return null
    return {
      accounts: part.accounts,
      caipNetworkId: part.activeCaipNetworkId,
      capabilities: part.capabilities,
      walletName: WALLET_NAME,
    }
  }

  async function connect(namespace: Namespace, signal: AbortSignal): Promise<WalletSession> {
    const client = await access.load()
    const session = client.session()?.namespaces[namespace]
      ? client.session()
      : await client.connect(getWantedNetworks([namespace]), signal)
    const found = toWalletSession(session, namespace)
    if (found) return found
    throw new ModalError('NO_ACCOUNTS', `The login has no account on ${namespace}`)
  }

  async function leave(namespace: Namespace, signal: AbortSignal) {
    await signOut(signal).catch(() => undefined) // dropped here even if the site fails
    for (const [other, listeners] of listenersByNamespace) {
      if (other === namespace) continue
      for (const follow of [...listeners]) follow({ kind: 'disconnected' })
    }
  }

  function watch(namespace: Namespace, onChange: (change: WalletChange) => void): () => void {
    const client = access.peek()
    if (!client) return () => undefined
    const listeners = listenersByNamespace.get(namespace) ?? new Set()
    listenersByNamespace.set(namespace, listeners)
    let known = client.session()?.namespaces[namespace]
    let isOver = false
    const tell = (change: WalletChange) => {
      if (isOver) return
      if (change.kind === 'disconnected') isOver = true
      onChange(change)
    }
    listeners.add(tell)
    const stop = client.watch(change => {
      if (change.kind === 'ended') return tell({ kind: 'disconnected' })
      if (change.kind !== 'session') return
      const last = known
      known = change.session.namespaces[namespace]
      if (!known) return tell({ kind: 'disconnected' })
      if (JSON.stringify(known.accounts) !== JSON.stringify(last?.accounts)) {
        tell({ kind: 'accounts', accounts: known.accounts })
      }
      if (known.activeCaipNetworkId !== last?.activeCaipNetworkId) {
        tell({ kind: 'network', caipNetworkId: known.activeCaipNetworkId })
      }
    })
    return () => {
      listeners.delete(tell)
      stop()
    }
  }

  function withEmbeddedWallet(others: WalletSource, family: ChainAdapterDescriptor): WalletSource {
    const { namespace } = others
    const own = createLazy(
      async () => descriptor.loadWallets(await access.load(), namespace, family, ports),
      cause =>
        cause instanceof ModalError
          ? cause
          : new ModalError('CODE_NOT_LOADED', namespace, { cause }),
    )
    const of = async (id: string): Promise<WalletSource> =>
      isEmbeddedConnectorId(id) ? own.load() : others

    const connector = (): readonly Connector[] => {
      const chains = frameNetworks(ports.networks(), namespace, site)
      const row = {
        id: EMBEDDED_CONNECTOR_ID,
        name: NAME,
        type: 'AUTH',
        namespace,
        chains,
      } as const
      return chains.length > 0 ? [row] : []
    }

    return {
      namespace,
      discover: onConnectors => others.discover(found => onConnectors([...found, ...connector()])),
      rediscover: () => others.rediscover?.(),
      connect: (id, signal) =>
        isEmbeddedConnectorId(id)
          ? raceAbort(() => connect(namespace, signal), signal)
          : others.connect(id, signal),
      restore: async (id, signal, remembered) =>
        isEmbeddedConnectorId(id)
          ? toWalletSession(await restore(signal), namespace)
          : others.restore(id, signal, remembered),
      disconnect: (id, signal) =>
        isEmbeddedConnectorId(id) ? leave(namespace, signal) : others.disconnect(id, signal),
      watch: (id, onChange) =>
        isEmbeddedConnectorId(id) ? watch(namespace, onChange) : others.watch(id, onChange),
      ...routeByConnector(namespace, of),
      getProvider(id) {
        if (!isEmbeddedConnectorId(id)) return others.getProvider(id)
        if (!access.peek()?.session()?.namespaces[namespace]) return undefined
        return own.peek()?.getProvider(id) ?? own.load().then(loaded => loaded.getProvider(id))
      },
    }
  }

  return {
    adapterOver: (adapter, family) => ({
      ...adapter,
      wallets: withEmbeddedWallet(adapter.wallets, family),
    }),
  }
}
