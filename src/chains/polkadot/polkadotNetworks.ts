/** The family's namespace, and what tells its networks apart there: the beginning of the hash of the first block. */
export const POLKADOT = 'polkadot'

/** Where nobody says which network: Polkadot itself. */
export const POLKADOT_MAIN = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
