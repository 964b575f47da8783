import { bridgeOf } from '../app/bridges/bridgeOf'
import {
  createWagmiConnector,
  WAGMI_CONNECTOR_ID,
  type WagmiErrors,
} from '../app/bridges/wagmi/createWagmiConnector'
import { followState } from '../app/bridges/wagmi/followState'
import type {
  WagmiConfig,
  WagmiConnector,
  WagmiConnectorContext,
} from '../app/bridges/wagmi/WagmiTypes'
import { ModalError } from '../domain/ModalError'
import type { HostStore } from '../store/scopedStore'

export type { WagmiConnector, WagmiConnectorContext } from '../app/bridges/wagmi/WagmiTypes'

/** Makes the connector for one config, as wagmi's `connectors` takes it. */
export type CreateWagmiConnector = <Chain extends { readonly id: number }>(
  context: WagmiConnectorContext<Chain>,
) => WagmiConnector<Chain>

/** A storage of wagmi's. */
export interface WagmiStorage {
  readonly key: string
  getItem(): Promise<never>
  setItem(): Promise<void>
  removeItem(): Promise<void>
}

/** wagmi looks into its storage once a page that a server rendered has mounted, and needs one for that. */
const EMPTY: WagmiStorage = {
  key: 'wagmi',
  getItem: async () => null as never,
  setItem: async () => undefined,
  removeItem: async () => undefined,
}

/** What wagmi's `createConfig` is to be called with, beside the chains and transports of the page. */
export interface WagmiParameters {
  readonly connectors: CreateWagmiConnector[]
  /** The modal finds the wallets. */
  readonly multiInjectedProviderDiscovery: false
  /** Keeps nothing: the modal remembers the session. */
  readonly storage: WagmiStorage | null
  readonly ssr: boolean
}

export interface WagmiOptions {
  /** The name of the modal, if a page has several. */
  readonly modalKey?: string
  /**
   * The page is rendered on a server: wagmi says that no wallet is connected until `WagmiProvider` has mounted, as the server did.
   * Default: `false`.
   */
  readonly ssr?: boolean
}

/** viem comes with wagmi; it is fetched when a request fails. */
const ERRORS: WagmiErrors = {
  rejected: async cause => new (await import('viem')).UserRejectedRequestError(cause),
  switchFailed: async cause => new (await import('viem')).SwitchChainError(cause),
  chainNotSupported: async cause => new (await import('viem')).SwitchChainError(cause),
}

/**
 * A connector for wagmi 2 and 3 that is the modal's own wallet: it connects, switches and disconnects by the modal, and says what
 * the store says. For a config with other connectors beside it; else use `createWagmiConfig`, which also keeps wagmi's status and
 * chain at the store's while no wallet is connected.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const config = createConfig({ chains, transports, connectors: [walletModalConnector(store)], storage: null })
 */
export function walletModalConnector(store: HostStore, modalKey?: string): CreateWagmiConnector {
  const bridge = bridgeOf(store, modalKey)
  return context => createWagmiConnector(bridge, context, ERRORS)
}

/**
 * A config of wagmi 2 or 3 whose state is derived from the store, in the same tick. wagmi stores nothing and looks for no wallets;
 * connecting, switching and disconnecting by wagmi's hooks dispatch the modal's actions. Call wagmi's own `createConfig` with
 * what `create` is given, and the chains that the modal has.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal; `INVALID_OPTION` if the config lacks the connector.
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
  const { runtime } = bridgeOf(store, modalKey)
  const config = create({
    connectors: [walletModalConnector(store, modalKey)],
    multiInjectedProviderDiscovery: false,
    storage: ssr ? EMPTY : null,
    ssr,
  })
  const known = config as unknown as WagmiConfig
  const connector = known.connectors.find(({ id }) => id === WAGMI_CONNECTOR_ID)
  if (!connector) {
    throw new ModalError('INVALID_OPTION', 'Pass createConfig the connectors that were given')
  }
  followState(runtime, known, connector, ssr)
  return config
}
