export interface CosmosChain {
    readonly bech32Prefix: string;
    readonly denom: string;
    readonly rpcUrl?: string;
    readonly coinType?: number;
}

export interface CosmosOptions {
    readonly chains?: Readonly<Record<string, CosmosChain>>;
    readonly wallets?: readonly CosmosWalletConfig[];
}

export interface CosmosWalletConfig {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly event?: string;
}

export type CosmosWalletPlace = CosmosWalletConfig;

export declare function cosmos(options?: CosmosOptions): ChainAdapterDescriptor;
