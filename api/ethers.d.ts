export interface EvmOptions {
    readonly injected?: boolean;
    readonly announced?: boolean;
    readonly external?: readonly ExternalWallet[];
}

export interface ExternalWallet {
    readonly id: string;
    readonly name: string;
    readonly icon?: string;
    readonly getProvider: () => Promise<Eip1193Provider | undefined> | Eip1193Provider | undefined;
}

export declare function evmEthers(offered?: EvmOptions): ChainAdapterDescriptor;

export declare function getSigner(store: HostStore, modalKey?: string): Promise<JsonRpcSigner>;

export declare function toBrowserProvider(provider: unknown): Promise<BrowserProvider>;
