/**
 * The parts of wagmi that the bridge uses, as structural types: versions 2 and 3 share them, and a
 * page without wagmi installs nothing.
 */

type Address = `0x${string}`

interface WagmiChain {
  readonly id: number
}

/** Where a connector emits changes. */
export interface WagmiEmitter {
  emit(event: never, ...given: never[]): void
  on(event: never, listener: never): void
  off(event: never, listener: never): void
}

/** The parameters that wagmi creates a connector with. */
export interface WagmiConnectorContext<Chain extends WagmiChain = WagmiChain> {
  readonly chains: readonly Chain[]
  readonly emitter: WagmiEmitter
}

interface WagmiConnect<WithCapabilities> {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: WithCapabilities | boolean | undefined
}

interface AccountWithCapabilities {
  readonly address: Address
  readonly capabilities: Record<string, unknown>
}

/** The modal's connector in wagmi. */
export interface WagmiConnector<Chain extends WagmiChain = WagmiChain> {
  /** As in wagmi's type, for properties that other connectors add. */
  readonly [property: string]: unknown
  readonly id: string
  readonly name: string
  readonly type: string
  setup(): Promise<void>
  connect<WithCapabilities extends boolean = false>(
    given?: WagmiConnect<WithCapabilities>,
  ): Promise<{
    accounts: WithCapabilities extends true
      ? readonly AccountWithCapabilities[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<unknown>
  isAuthorized(): Promise<boolean>
  switchChain(given: { readonly chainId: number }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error): void
}

export interface WagmiConnection {
  readonly accounts: readonly [Address, ...Address[]]
  readonly chainId: number
  readonly connector: unknown
}

export interface WagmiState {
  readonly chainId: number
  readonly connections: ReadonlyMap<string, WagmiConnection>
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** The parts of a wagmi config that the bridge keeps in sync. */
export interface WagmiConfig {
  readonly chains: readonly WagmiChain[]
  readonly connectors: readonly { readonly id: string; readonly uid: string }[]
  readonly state: WagmiState
  setState(change: (state: WagmiState) => WagmiState): void
  subscribe(
    select: (state: WagmiState) => WagmiState,
    listener: (state: WagmiState, before: WagmiState) => void,
  ): () => void
}
