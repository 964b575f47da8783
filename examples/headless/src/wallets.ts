import { evm } from 'redux-wallet-modal/evm'
import { createHeadless } from 'redux-wallet-modal/headless'
import { walletConnect } from 'redux-wallet-modal/walletconnect'

interface Urls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly chainOne: string
  readonly relay: string
  readonly verify: string
}

/** Where the sandbox listens; the command that starts it says so. */
const urls: Urls = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  chainOne: 'http://localhost:8545',
  relay: 'ws://localhost:4503',
  verify: 'http://localhost:4504',
  ...(JSON.parse(import.meta.env.VITE_SANDBOX_URLS ?? '{}') as Partial<Urls>),
}

const wallets = createHeadless({
  projectId: 'sandbox',
  networks: [
    {
      id: 31337,
      name: 'Sandbox One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [urls.chainOne] } },
    },
  ],
  adapters: [evm(), walletConnect({ verifyUrl: urls.verify })],
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
  imageHosts: ['localhost'],
})

/** A page without a store of its own; with one, add `wallets.enhancer` to it. */
export const store = wallets.createStore()
