export declare function polkadot(): ChainAdapterDescriptor;
