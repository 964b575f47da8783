export type CreateWagmiConnector = <Chain extends {
    readonly id: number;
}>(context: WagmiConnectorContext<Chain>) => WagmiConnector<Chain>;

export interface WagmiConnector<Chain extends WagmiChain = WagmiChain> {
    readonly [property: string]: unknown;
    readonly id: string;
    readonly name: string;
    readonly type: string;
    setup(): Promise<void>;
    connect<WithCapabilities extends boolean = false>(given?: WagmiConnect<WithCapabilities>): Promise<{
        accounts: WithCapabilities extends true ? readonly AccountWithCapabilities[] : readonly Address[];
        chainId: number;
    }>;
    disconnect(): Promise<void>;
    getAccounts(): Promise<readonly Address[]>;
    getChainId(): Promise<number>;
    getProvider(): Promise<unknown>;
    isAuthorized(): Promise<boolean>;
    switchChain(given: {
        readonly chainId: number;
    }): Promise<Chain>;
    onAccountsChanged(accounts: string[]): void;
    onChainChanged(chainId: string): void;
    onDisconnect(error?: Error): void;
}

export interface WagmiConnectorContext<Chain extends WagmiChain = WagmiChain> {
    readonly chains: readonly Chain[];
    readonly emitter: WagmiEmitter;
}

export interface WagmiOptions {
    readonly modalKey?: string;
    readonly ssr?: boolean;
}

export interface WagmiParameters {
    readonly connectors: CreateWagmiConnector[];
    readonly multiInjectedProviderDiscovery: false;
    readonly storage: WagmiStorage | null;
    readonly ssr: boolean;
}

export interface WagmiStorage {
    readonly key: string;
    getItem(): Promise<never>;
    setItem(): Promise<void>;
    removeItem(): Promise<void>;
}

export declare function createWagmiConfig<Config extends object>(store: HostStore, create: (given: WagmiParameters) => Config, { modalKey, ssr }?: WagmiOptions): Config;

export declare function walletModalConnector(store: HostStore, modalKey?: string): CreateWagmiConnector;
