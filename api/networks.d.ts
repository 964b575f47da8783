export interface BuiltInNetwork extends NetworkInput {
    readonly caipNetworkId: CaipNetworkId;
}

export interface NetworkInput {
    readonly id: number | string;
    readonly name: string;
    readonly network?: string | undefined;
    readonly nativeCurrency: NativeCurrency;
    readonly rpcUrls: {
        readonly default: {
            readonly http: readonly string[];
        };
    };
    readonly blockExplorers?: {
        readonly default: {
            readonly url: string;
        };
    } | undefined;
    readonly testnet?: boolean | undefined;
    readonly chainNamespace?: Namespace | undefined;
    readonly caipNetworkId?: CaipNetworkId | undefined;
    readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined;
    readonly assets?: {
        readonly imageUrl?: string | undefined;
        readonly imageId?: string | undefined;
    };
}

export declare const bitcoinMainnet: BuiltInNetwork;

export declare const bitcoinTestnet: BuiltInNetwork;

export declare const solanaDevnet: BuiltInNetwork;

export declare const solanaMainnet: BuiltInNetwork;

export declare const solanaTestnet: BuiltInNetwork;
