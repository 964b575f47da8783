/** The objects by which wallets with a browser of their own are known to be on a page. */
export const WALLET_OBJECTS = ['phantom', 'solflare', 'coinbaseSolana'] as const

export type WalletObject = (typeof WALLET_OBJECTS)[number]
