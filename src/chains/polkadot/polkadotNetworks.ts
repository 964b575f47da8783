/** The CAIP-2 namespace; references are the start of the genesis hash. */
export const POLKADOT = 'polkadot'

/** Polkadot mainnet, the default network. */
export const POLKADOT_MAIN = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
