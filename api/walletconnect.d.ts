export interface WalletConnectOptions {
    readonly client?: object;
    readonly relayUrls?: readonly string[];
    readonly overrides?: ProposalOverrides;
    readonly verifyUrl?: string | false;
}

export declare function walletConnect(options?: WalletConnectOptions): WalletConnectDescriptor;
