/** Injected objects that reveal a wallet's in-app browser. */
export const WALLET_OBJECTS = ['phantom', 'solflare', 'coinbaseSolana'] as const

export type WalletObject = (typeof WALLET_OBJECTS)[number]
