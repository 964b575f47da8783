export interface EvmOptions {
    readonly injected?: boolean;
    readonly announced?: boolean;
}

export declare function evmEthers(offered?: EvmOptions): ChainAdapterDescriptor;

export declare function toBrowserProvider(provider: unknown): Promise<BrowserProvider>;
