export interface Calls {
    sendCalls(request: WalletCallsRequest): Promise<Outcome<SentCalls>>;
    getCallsStatus(id: string): Promise<Outcome<CallsStatus>>;
    getCapabilities(): Promise<Outcome<WalletCapabilities>>;
    getAssets(caipNetworkIds?: readonly CaipNetworkId[]): Promise<Outcome<readonly WalletAsset[]>>;
}

export type CallsOutcome = 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted';

export interface CallsReceipt {
    readonly transactionHash: string;
    readonly blockHash: string | null;
    readonly blockNumber: string | null;
    readonly gasUsed: string | null;
    readonly isSuccessful: boolean | null;
    readonly logs: readonly {
        readonly address: string;
        readonly data: string;
        readonly topics: readonly string[];
    }[];
}

export interface CallsStatus {
    readonly id: string;
    readonly outcome: CallsOutcome;
    readonly caipNetworkId: CaipNetworkId | null;
    readonly isAtomic: boolean;
    readonly receipts: readonly CallsReceipt[];
}

export type SentCalls = {
    readonly kind: 'calls';
    readonly id: string;
} | {
    readonly kind: 'transaction';
    readonly hash: string;
};

export interface WalletAsset {
    readonly caipNetworkId: CaipNetworkId;
    readonly address: string | null;
    readonly balance: string;
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly price: number;
    readonly value: number | null;
    readonly iconUrl: string | null;
}

export interface WalletCall {
    readonly to: `0x${string}`;
    readonly data?: `0x${string}`;
    readonly value?: bigint;
}

export interface WalletCallsRequest {
    readonly calls: readonly [
        WalletCall,
        ...WalletCall[]
    ];
    readonly caipNetworkId?: CaipNetworkId;
    readonly atomicRequired?: boolean;
    readonly capabilities?: Readonly<Record<string, unknown>>;
    readonly allowTransaction?: boolean;
}

export type WalletCapabilities = Readonly<Partial<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>>;

export declare const createCalls: (store: HostStore, modalKey?: string) => Calls;

export declare function useCalls(where?: StoreProps): Calls;
