/** What is done from an account is often done in one go: the chunks of these features are one file. */
export { tokens } from './account/tokensChunk'
export { signing } from './connections/signingChunk'
export { networks } from './network/networksChunk'
export { send } from './send/sendChunk'
export { transactions } from './transactions/transactionsChunk'
