/** What comes as one file with the first need of a wallet. */
export { createEvmAdapter } from './createEvmAdapter'
export { createEvmWalletsOver } from './createEvmWalletsOver'
