import { createBridge } from '../app/bridges/createBridge'
import {
  createWagmiConnector,
  WAGMI_CONNECTOR_ID,
  type WagmiErrors,
} from '../app/bridges/wagmi/createWagmiConnector'
import { syncWagmiState } from '../app/bridges/wagmi/syncWagmiState'
import type {
  WagmiConfig,
  WagmiConnector,
  WagmiConnectorContext,
} from '../app/bridges/wagmi/WagmiTypes'
import { ModalError } from '../domain/ModalError'
import type { HostStore } from '../store/scopedStore'

export type { WagmiConnector, WagmiConnectorContext } from '../app/bridges/wagmi/WagmiTypes'

/** Creates the connector for one config, in the shape that wagmi's `connectors` expects. */
export type CreateWagmiConnector = <Chain extends { readonly id: number }>(
  context: WagmiConnectorContext<Chain>,
) => WagmiConnector<Chain>

/** A wagmi storage that keeps nothing. */
export interface WagmiStorage {
  readonly key: string
  getItem(): Promise<never>
  setItem(): Promise<void>
  removeItem(): Promise<void>
}

/** With `ssr`, wagmi reads its storage after mounting, and fails without one. */
const EMPTY_STORAGE: WagmiStorage = {
  key: 'wagmi',
  getItem: async () => null as never,
  setItem: async () => undefined,
  removeItem: async () => undefined,
}

/** The parameters for wagmi's `createConfig`, besides the page's chains and transports. */
export interface WagmiParameters {
  readonly connectors: CreateWagmiConnector[]
  /** The modal discovers the wallets. */
  readonly multiInjectedProviderDiscovery: false
  /** Keeps nothing: the modal stores the session. */
  readonly storage: WagmiStorage | null
  readonly ssr: boolean
}

export interface WagmiOptions {
  /** The modal's key, if a page has several modals. */
  readonly modalKey?: string
  /**
   * Whether the page is rendered on a server: wagmi then reports no connected wallet until
   * `WagmiProvider` has mounted, to match the server's HTML. Default: `false`.
   */
  readonly ssr?: boolean
}

/** viem is a dependency of wagmi; it is fetched only when a request fails. */
const ERRORS: WagmiErrors = {
  rejected: async cause => new (await import('viem')).UserRejectedRequestError(cause),
  switchFailed: async cause => new (await import('viem')).SwitchChainError(cause),
  chainNotSupported: async cause => new (await import('viem')).SwitchChainError(cause),
}

/**
 * Returns a connector for wagmi 2 and 3 that connects, switches and disconnects through the modal
 * and reports the store's state. For a config that has other connectors too. Otherwise use
 * `createWagmiConfig`, which also keeps wagmi's status and chain in sync with the store while no
 * wallet is connected.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const connectors = [walletModalConnector(store)]
 * const config = createConfig({ chains, transports, connectors, storage: null })
 */
export function walletModalConnector(store: HostStore, modalKey?: string): CreateWagmiConnector {
  const bridge = createBridge(store, modalKey)
  return context => createWagmiConnector(bridge, context, ERRORS)
}

/**
 * Creates a config of wagmi 2 or 3 whose state follows the store, in the same tick. wagmi stores
 * nothing and discovers no wallets; its hooks for connecting, switching and disconnecting dispatch
 * the modal's actions. In `create`, call wagmi's own `createConfig` with the given parameters and
 * the modal's chains.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal; `INVALID_OPTION` if
 * the config lacks the connector.
 * @example
 * export const config = createWagmiConfig(store, given =>
 *   createConfig({ ...given, chains: [mainnet, base], transports: { 1: http(), 8453: http() } }),
 * )
 */
export function createWagmiConfig<Config extends object>(
  store: HostStore,
  create: (given: WagmiParameters) => Config,
  { modalKey, ssr = false }: WagmiOptions = {},
): Config {
  const { runtime } = createBridge(store, modalKey)
  const config = create({
    connectors: [walletModalConnector(store, modalKey)],
    multiInjectedProviderDiscovery: false,
    storage: ssr ? EMPTY_STORAGE : null,
    ssr,
  })
  const wagmiConfig = config as unknown as WagmiConfig
  const connector = wagmiConfig.connectors.find(({ id }) => id === WAGMI_CONNECTOR_ID)
  if (!connector) {
    throw new ModalError('INVALID_OPTION', 'Pass createConfig the connectors that were given')
  }
  syncWagmiState(runtime, wagmiConfig, connector, ssr)
  return config
}
