import { createHeadless } from 'redux-wallet-modal/headless'
import { embeddedWallet } from 'redux-wallet-modal/headless/embedded'
import { evm } from 'redux-wallet-modal/headless/evm'
import { solana } from 'redux-wallet-modal/headless/solana'
import { walletConnect } from 'redux-wallet-modal/headless/walletconnect'

interface Urls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly chainOne: string
  readonly swapChain: string
  readonly solana: string
  readonly relay: string
  readonly verify: string
  readonly secureSite: string
}

/** Sandbox URLs; the command that starts the sandbox prints them. */
const urls: Urls = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  chainOne: 'http://localhost:8545',
  swapChain: 'http://localhost:8547',
  solana: 'http://localhost:4507',
  relay: 'ws://localhost:4503',
  verify: 'http://localhost:4504',
  secureSite: 'http://127.0.0.1:4515',
  ...(JSON.parse(import.meta.env.VITE_SANDBOX_URLS ?? '{}') as Partial<Urls>),
}

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The id of the network that supports swaps. */
export const SWAPS_ON = 'eip155:8453'

const wallets = createHeadless({
  projectId: 'sandbox',
  networks: [
    {
      id: 31337,
      name: 'Sandbox One',
      nativeCurrency,
      rpcUrls: { default: { http: [urls.chainOne] } },
    },
    {
      id: 8453,
      name: 'Sandbox Base',
      nativeCurrency,
      rpcUrls: { default: { http: [urls.swapChain] } },
    },
    {
      id: 'C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
      chainNamespace: 'solana',
      caipNetworkId: 'solana:C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
      name: 'Sandbox Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [urls.solana] } },
    },
  ],
  adapters: [
    evm(),
    solana(),
    walletConnect({ verifyUrl: urls.verify }),
    embeddedWallet({ secureSiteUrl: urls.secureSite }),
  ],
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
  // The sandbox's swap contract.
  swapRouters: { 'eip155:8453': ['0x6BdBb69660E6849b98e8C524d266a0005D3655F7'] },
  imageHosts: ['localhost'],
})

/** For a page without a store; with its own store, add `wallets.enhancer` to it. */
export const store = wallets.createStore()
