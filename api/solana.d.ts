export type SolanaCommitment = 'processed' | 'confirmed' | 'finalized' | 'recent' | 'single' | 'singleGossip' | 'root' | 'max';

export interface SolanaOptions {
    readonly commitment?: SolanaCommitment;
}

export declare function solana({ commitment }?: SolanaOptions): ChainAdapterDescriptor;
