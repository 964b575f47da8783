export declare function getWalletClient(store: HostStore, modalKey?: string): Promise<WalletClient<CustomTransport, Chain, JsonRpcAccount>>;
