import { createMuteChain } from '../chains/shared/createMuteChain'
import { ModalError } from '../domain/ModalError'
import { settleOnNetwork } from '../features/pairing/settleOnNetwork'
import type { CaipNetworkId, Namespace } from '../lib/caip'
import type { ChainAdapter, ChainAdapterDescriptor, ChainAdapterPorts } from '../ports/chainAdapter'
import { RELAY_CONNECTOR_ID, type RelayAccess, type RelayDescriptor } from '../ports/relay'
import type { WalletSource } from '../ports/walletSource'
import { shareWork } from './shareWork'
import { watchRelayNamespace } from './watchRelayNamespace'

/** A relay and the way to its client. */
export interface ChainRelay {
  readonly descriptor: RelayDescriptor
  readonly access: RelayAccess
  /** Where the page is, or was last, on a namespace. */
  wantedNetwork(namespace: Namespace): CaipNetworkId | null
}

/** Adapters whose wallets come from two origins: the page, and the relay. */
export interface RelayRoutes {
  adapterOf(namespace: Namespace, family: ChainAdapterDescriptor | undefined): Promise<ChainAdapter>
}

/**
 * Puts the relay's wallet beside those of the page. What concerns the whole session (taking it back, ending it) happens
 * once, whatever number of namespaces asks. The relay's code is fetched when its wallet is meant, never before.
 */
export function createRelayRoutes(
  { descriptor, access, wantedNetwork }: ChainRelay,
  ports: ChainAdapterPorts,
): RelayRoutes {
  const restore = shareWork(async signal => {
    const wasHere = access.peek() !== undefined
    const session = await (await access.load()).restore(signal)
    if (session || !wasHere) return session
    // Another tab says that it is connected. If this one cannot see how, that is no reason to take it away from there.
    throw new ModalError('CONNECT_TIMEOUT', 'The session of another tab is not to be seen here')
  })
  const disconnect = shareWork(async signal => (await access.load()).disconnect(signal))

  async function restoreOn(namespace: Namespace, signal: AbortSignal) {
    const session = await restore(signal)
    const relay = access.peek()
    const part = relay && settleOnNetwork(relay, namespace, wantedNetwork(namespace))
    if (!session || !part) return null
    return {
      accounts: part.accounts,
      caipNetworkId: part.activeNetworkId,
      capabilities: part.capabilities,
      walletName: session.peer.name,
    }
  }

  async function adapterOf(
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
  ): Promise<ChainAdapter> {
    const adapter = await family?.load(ports)
    const near = adapter?.wallets
    let far: WalletSource | undefined
    let loading: Promise<WalletSource> | undefined

    const loadFar = (): Promise<WalletSource> => {
      loading ??= access
        .load()
        .then(client => descriptor.loadWallets(client, namespace, family, ports))
        .then(
          loaded => (far = loaded),
          (reason: unknown) => {
            loading = undefined
            throw reason instanceof ModalError
              ? reason
              : new ModalError('CODE_NOT_LOADED', namespace, { cause: reason })
          },
        )
      return loading
    }
    const isFar = (connectorId: string) => connectorId === RELAY_CONNECTOR_ID
    const notFound = async (): Promise<never> => {
      throw new ModalError('ADAPTER_NOT_FOUND', `Chain adapter not found: ${namespace}`)
    }
    const nearOrFail = async (): Promise<WalletSource> => near ?? notFound()
    const of = (connectorId: string) => (isFar(connectorId) ? loadFar() : nearOrFail())

    const wallets: WalletSource = {
      namespace,
      discover(onConnectors) {
        if (near) return near.discover(onConnectors)
        onConnectors([])
        return () => undefined
      },
      connect: async (id, signal) => (await of(id)).connect(id, signal),
      restore: async (id, signal) =>
        isFar(id) ? restoreOn(namespace, signal) : (await nearOrFail()).restore(id, signal),
      disconnect: async (id, signal) =>
        isFar(id) ? disconnect(signal) : (await nearOrFail()).disconnect(id, signal),
      watch(id, onChange) {
        if (!isFar(id)) return near?.watch(id, onChange) ?? (() => undefined)
        const client = access.peek()
        return client
          ? watchRelayNamespace(client, namespace, ports.delay, onChange)
          : () => undefined
      },
      switchNetwork: async (id, network, signal) =>
        (await of(id)).switchNetwork(id, network, signal),
      send: async (intent, ...rest) => (await of(intent.connectorId)).send(intent, ...rest),
      signMessage: async (id, ...rest) => (await of(id)).signMessage(id, ...rest),
      signTypedData: async (id, ...rest) => (await of(id)).signTypedData(id, ...rest),
      getProvider: id =>
        isFar(id) ? (far?.getProvider(id) ?? access.peek()?.getProvider()) : near?.getProvider(id),
    }
    return {
      namespace,
      wallets,
      chain: adapter?.chain ?? createMuteChain(namespace),
      loadAddresses: adapter?.loadAddresses ?? notFound,
    }
  }

  return { adapterOf }
}
