/** What comes as one file with the first need of a wallet. */
export { createSolanaAdapter } from './createSolanaAdapter'
