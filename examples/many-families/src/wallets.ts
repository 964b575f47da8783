import { createWalletModal } from 'redux-wallet-modal'
import { bitcoin } from 'redux-wallet-modal/bitcoin'
import { cosmos } from 'redux-wallet-modal/cosmos'
import { evm } from 'redux-wallet-modal/evm'
import { polkadot } from 'redux-wallet-modal/polkadot'
import { solana } from 'redux-wallet-modal/solana'
import { walletConnect } from 'redux-wallet-modal/walletconnect'
import { urls } from './sandbox'

const served = (url: string) => ({ default: { http: [url] } })

/**
 * Sandbox networks; your own app imports `mainnet` from `viem/chains` and the others from
 * `redux-wallet-modal/networks`.
 */
const networks = [
  {
    id: 31337,
    name: 'Sandbox One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: served(urls.chainOne),
  },
  {
    id: 'C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
    chainNamespace: 'solana',
    caipNetworkId: 'solana:C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
    name: 'Sandbox Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: served(urls.solana),
  },
  {
    id: '0f9188f13cb7b2c71f2a335e3a4fc328',
    chainNamespace: 'bip122',
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    name: 'Sandbox Bitcoin',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: served(urls.bitcoin),
    testnet: true,
  },
  {
    id: 'c09bd2d550079902a23072e6494e18c7',
    chainNamespace: 'polkadot',
    caipNetworkId: 'polkadot:c09bd2d550079902a23072e6494e18c7',
    name: 'Sandbox Polkadot',
    nativeCurrency: { name: 'Sandbox Dot', symbol: 'SDOT', decimals: 10 },
    rpcUrls: served(urls.polkadotRpc),
    testnet: true,
  },
  {
    id: 'sandbox-cosmos-1',
    chainNamespace: 'cosmos',
    caipNetworkId: 'cosmos:sandbox-cosmos-1',
    name: 'Sandbox Cosmos',
    nativeCurrency: { name: 'Sandbox Atom', symbol: 'SATM', decimals: 6 },
    rpcUrls: served(urls.cosmosRest),
    testnet: true,
  },
] as const

export const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks,
  adapters: [
    evm(),
    solana(),
    bitcoin(),
    polkadot(),
    cosmos({ chains: { 'sandbox-cosmos-1': { bech32Prefix: 'sandbox', denom: 'usatm' } } }),
    walletConnect({ verifyUrl: urls.verify }),
  ],
  // Leave this out in your own app.
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
})
