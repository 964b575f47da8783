import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../chains/bip122/builtInNetworks'
import type { NetworkInput } from '../domain/network'
import type { CaipNetworkId } from '../lib/address/caip'

export type { NetworkInput } from '../domain/network'

/** A network for the `networks` option, with its current and former ids (CAIP-2). */
export interface BuiltInNetwork extends NetworkInput {
  readonly caipNetworkId: CaipNetworkId
}

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** Solana's public nodes; a page with many visitors should set its own (`customRpcUrls`). */
const toRpcUrls = (cluster: string) => ({
  default: { http: [`https://api.${cluster}.solana.com`] },
})
const SOLSCAN = { default: { url: 'https://solscan.io' } }
// Repeats the ids of `SOLANA_DEPRECATED_IDS`, which lazy code also needs: if that code and an entry
// shared a file, Vite would split the page's initial chunk into four.
const SOLANA_ASSETS = { imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700' }

/** Solana mainnet. */
export const solanaMainnet: BuiltInNetwork = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  network: 'solana-mainnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  nativeCurrency: SOL,
  rpcUrls: toRpcUrls('mainnet-beta'),
  blockExplorers: SOLSCAN,
  assets: SOLANA_ASSETS,
  testnet: false,
}

/** Solana devnet. */
export const solanaDevnet: BuiltInNetwork = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  network: 'solana-devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  nativeCurrency: SOL,
  rpcUrls: toRpcUrls('devnet'),
  blockExplorers: SOLSCAN,
  assets: SOLANA_ASSETS,
  testnet: true,
}

/** Solana testnet. */
export const solanaTestnet: BuiltInNetwork = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  network: 'solana-testnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  nativeCurrency: SOL,
  rpcUrls: toRpcUrls('testnet'),
  blockExplorers: SOLSCAN,
  assets: SOLANA_ASSETS,
  testnet: true,
}

/** Bitcoin mainnet, read from an Esplora server. The same as in `redux-wallet-modal/bitcoin`. */
export const bitcoinMainnet: BuiltInNetwork = BITCOIN_MAINNET

/** Bitcoin testnet. The same as in `redux-wallet-modal/bitcoin`. */
export const bitcoinTestnet: BuiltInNetwork = BITCOIN_TESTNET
