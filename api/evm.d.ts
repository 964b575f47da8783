export interface EvmOptions {
    readonly injected?: boolean;
    readonly announced?: boolean;
}

export declare function evm(offered?: EvmOptions): ChainAdapterDescriptor;
