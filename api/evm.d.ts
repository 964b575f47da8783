export interface EvmOptions {
    readonly injected?: boolean;
    readonly announced?: boolean;
}

export declare function evm({ injected, announced }?: EvmOptions): ChainAdapterDescriptor;
