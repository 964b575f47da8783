import { createUnsupportedChain } from '../../../chains/shared/createUnsupportedChain'
import { ModalError } from '../../../domain/ModalError'
import { settleOnNetwork } from '../../../core/pairing/session/settleOnNetwork'
import { createLazy } from '../../../lib/async/createLazy'
import type { Namespace } from '../../../lib/address/caip'
import type {
  ChainAdapter,
  ChainAdapterDescriptor,
  ChainAdapterPorts,
} from '../../../ports/chainAdapter'
import { WALLET_CONNECT_CONNECTOR_ID, type WalletConnectAccess } from '../../../ports/walletConnect'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'
import type { WalletSource } from '../../../ports/walletSource'
import { routeByConnector } from './routeByConnector'
import { singleFlight } from './singleFlight'
import { watchWalletConnectNamespace } from './watchWalletConnectNamespace'

/** The WalletConnect descriptor, and access to its client. */
export interface WalletConnectSource {
  readonly descriptor: WalletConnectDescriptor
  readonly access: WalletConnectAccess
}

/** Creates adapters that combine injected wallets and WalletConnect. */
export interface WalletConnectRoutes {
  adapterOf(namespace: Namespace, family: ChainAdapterDescriptor | undefined): Promise<ChainAdapter>
}

/**
 * Adds the WalletConnect wallet to the injected ones. Restoring and ending the session run once for
 * all namespaces. The WalletConnect code is fetched on first use.
 */
export function createWalletConnectRoutes(
  { descriptor, access }: WalletConnectSource,
  ports: ChainAdapterPorts,
): WalletConnectRoutes {
  const restore = singleFlight(async signal => {
    const wasHere = access.peek() !== undefined
    const session = await (await access.load()).restore(signal)
    if (session || !wasHere) return session
    // Another tab stored the session. Failing to see it here must not drop it there.
    throw new ModalError('CONNECT_TIMEOUT', 'The session of another tab is not to be seen here')
  })
  const disconnect = singleFlight(async signal => (await access.load()).disconnect(signal))

  async function restoreOn(namespace: Namespace, signal: AbortSignal) {
    const session = await restore(signal)
    const walletConnect = access.peek()
    const part =
      walletConnect &&
      settleOnNetwork(walletConnect, namespace, ports.wantedNetwork?.(namespace) ?? null)
    if (!session || !part) return null
    return {
      accounts: part.accounts,
      caipNetworkId: part.activeCaipNetworkId,
      capabilities: part.capabilities,
      walletName: session.peer.name,
    }
  }

  async function adapterOf(
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
  ): Promise<ChainAdapter> {
    const adapter = await family?.load(ports)
    const injected = adapter?.wallets
    const remote = createLazy(
      async (): Promise<WalletSource> =>
        descriptor.loadWallets(await access.load(), namespace, family, ports),
      cause =>
        cause instanceof ModalError
          ? cause
          : new ModalError('CODE_NOT_LOADED', namespace, { cause }),
    )
    const isRemote = (connectorId: string) => connectorId === WALLET_CONNECT_CONNECTOR_ID
    const notFound = async (): Promise<never> => {
      throw new ModalError('ADAPTER_NOT_FOUND', `Chain adapter not found: ${namespace}`)
    }
    const injectedOrFail = async (): Promise<WalletSource> => injected ?? notFound()
    const of = (connectorId: string) => (isRemote(connectorId) ? remote.load() : injectedOrFail())

    const wallets: WalletSource = {
      namespace,
      discover(onConnectors) {
        if (injected) return injected.discover(onConnectors)
        onConnectors([])
        return () => undefined
      },
      rediscover: () => injected?.rediscover?.(),
      connect: async (id, signal) => (await of(id)).connect(id, signal),
      restore: async (id, signal, remembered) =>
        isRemote(id)
          ? restoreOn(namespace, signal)
          : (await injectedOrFail()).restore(id, signal, remembered),
      disconnect: async (id, signal) =>
        isRemote(id)
          ? // dropped here even if the wallet does not respond
            disconnect(signal).catch(() => undefined)
          : (await injectedOrFail()).disconnect(id, signal),
      watch(id, onChange) {
        if (!isRemote(id)) return injected?.watch(id, onChange) ?? (() => undefined)
        const client = access.peek()
        return client
          ? watchWalletConnectNamespace(client, namespace, ports.delay, onChange)
          : () => undefined
      },
      ...routeByConnector(namespace, of),
      getProvider(id) {
        if (!isRemote(id)) return injected?.getProvider(id)
        const client = access.peek()
        if (!client?.session()?.namespaces[namespace]) return undefined
        const known = remote.peek()?.getProvider(id)
        if (known !== undefined) return known
        // A family with its own adapter over WalletConnect has its own provider, even on the first
        // request.
        return family?.loadOver
          ? remote.load().then(loaded => loaded.getProvider(id) ?? client.getProvider())
          : client.getProvider()
      },
    }
    return {
      namespace,
      wallets,
      chain: adapter?.chain ?? createUnsupportedChain(namespace),
      loadAddresses: adapter?.loadAddresses ?? notFound,
    }
  }

  return { adapterOf }
}
