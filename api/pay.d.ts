export interface ExchangeChoice {
    readonly includeOnly?: readonly string[];
    readonly exclude?: readonly string[];
    readonly hosts?: readonly string[];
}

export interface Pay {
    pay(request: PaymentRequest): Promise<Outcome<PaymentDone>>;
}

export interface PaymentAsset {
    readonly network: CaipNetworkId;
    readonly asset: string;
    readonly metadata: {
        readonly name: string;
        readonly symbol: string;
        readonly decimals: number;
    };
}

export interface PaymentDone {
    readonly by: 'wallet' | 'exchange';
    readonly hash: string | null;
    readonly exchangeId: string | null;
}

export interface PaymentRequest {
    readonly paymentAsset: PaymentAsset;
    readonly recipient: string;
    readonly amount: string | number;
    readonly openInNewTab?: boolean;
    readonly redirectUrl?: string;
    readonly payWithExchange?: boolean | ExchangeChoice;
}

export declare const createPay: (store: HostStore, modalKey?: string) => Pay;

export declare function usePay(where?: StoreProps): Pay;
