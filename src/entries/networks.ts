import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../chains/bip122/builtInNetworks'
import type { NetworkInput } from '../domain/network'
import type { CaipNetworkId } from '../lib/address/caip'

export type { NetworkInput } from '../domain/network'

/** A network as a host lists it, with its current and former ids (CAIP-2). */
export interface BuiltInNetwork extends NetworkInput {
  readonly caipNetworkId: CaipNetworkId
}

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** The nodes that Solana itself keeps for everybody; a page with many visitors names its own (`customRpcUrls`). */
const nodes = (cluster: string) => ({ default: { http: [`https://api.${cluster}.solana.com`] } })
const SOLSCAN = { default: { url: 'https://solscan.io' } }
// The older names are written out here as well: code fetched later has them too (`SOLANA_DEPRECATED_IDS`), and where that code and
// an entry share a file, Vite cuts the first bytes of a page in four.
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
  rpcUrls: nodes('mainnet-beta'),
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
  rpcUrls: nodes('devnet'),
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
  rpcUrls: nodes('testnet'),
  blockExplorers: SOLSCAN,
  assets: SOLANA_ASSETS,
  testnet: true,
}

/** Bitcoin mainnet, read from an Esplora server. The same as that of `redux-wallet-modal/bitcoin`. */
export const bitcoinMainnet: BuiltInNetwork = BITCOIN_MAINNET

/** Bitcoin testnet. The same as that of `redux-wallet-modal/bitcoin`. */
export const bitcoinTestnet: BuiltInNetwork = BITCOIN_TESTNET
