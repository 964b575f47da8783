/** The chunk that loads with the first use of the embedded wallet. */
export { createEmbeddedClient, type EmbeddedClientOptions } from './createEmbeddedClient'
export { createEmbeddedWallets } from './wallet/createEmbeddedWallets'
