interface SandboxUrls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly chainOne: string
  readonly chainTwo: string
  readonly relay: string
  readonly verify: string
  readonly pocketWallet: string
  readonly bitcoin: string
  readonly solana: string
  readonly cosmosRest: string
  readonly polkadotRpc: string
  readonly signIn: string
  readonly swapChain: string
  readonly checkout: string
  readonly mailbox: string
  readonly secureSite: string
}

const DEFAULT_URLS: SandboxUrls = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  chainOne: 'http://localhost:8545',
  chainTwo: 'http://localhost:8546',
  relay: 'ws://localhost:4503',
  verify: 'http://localhost:4504',
  pocketWallet: 'http://localhost:4505',
  bitcoin: 'http://localhost:4506',
  solana: 'http://localhost:4507',
  cosmosRest: 'http://localhost:4509',
  polkadotRpc: 'http://localhost:4510',
  signIn: 'http://localhost:4511',
  swapChain: 'http://localhost:8547',
  checkout: 'http://localhost:4512',
  mailbox: 'http://localhost:4513',
  secureSite: 'http://127.0.0.1:4515',
}

/** Sandbox URLs; the command that starts the sandbox prints them. */
export const urls: SandboxUrls = {
  ...DEFAULT_URLS,
  ...(JSON.parse(import.meta.env.VITE_SANDBOX_URLS ?? '{}') as Partial<SandboxUrls>),
}

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const SAND = { name: 'Sand', symbol: 'SND', decimals: 18 }

const network = (
  id: number,
  name: string,
  nativeCurrency: typeof ETHER,
  rpc: string,
  picture: string,
) => ({
  id,
  name,
  assets: { imageUrl: picture },
  nativeCurrency,
  rpcUrls: { default: { http: [rpc] } },
  blockExplorers: { default: { name: 'Explorer', url: `https://explorer.example/${String(id)}` } },
})

export const sandboxOne = network(31337, 'Sandbox One', ETHER, urls.chainOne, '/sandbox-one.svg')
export const sandboxTwo = network(31338, 'Sandbox Two', SAND, urls.chainTwo, '/sandbox-two.svg')

/** Replaces a network that supports swaps: its public id, on a chain of the sandbox. */
export const sandboxSwap = network(8453, 'Sandbox Base', ETHER, urls.swapChain, '/sandbox-base.svg')

/** The sandbox's swap contract on that network. */
export const sandboxRouters = {
  'eip155:8453': ['0x6BdBb69660E6849b98e8C524d266a0005D3655F7'],
} as const

/** Bitcoin's regtest network. */
export const sandboxBitcoin = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Sandbox Bitcoin',
  assets: { imageUrl: '/sandbox-bitcoin.svg' },
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [urls.bitcoin] } },
  testnet: true,
} as const

/** The id is the beginning of the chain's genesis hash. */
export const sandboxSolana = {
  id: 'C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi',
  name: 'Sandbox Solana',
  assets: { imageUrl: '/sandbox-solana.svg' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [urls.solana] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example/solana' } },
} as const

/** The id is that of the sandbox's genesis block. */
export const sandboxPolkadot = {
  id: 'c09bd2d550079902a23072e6494e18c7',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:c09bd2d550079902a23072e6494e18c7',
  name: 'Sandbox Polkadot',
  assets: { imageUrl: '/sandbox-polkadot.svg' },
  nativeCurrency: { name: 'Sandbox Dot', symbol: 'SDOT', decimals: 10 },
  rpcUrls: { default: { http: [urls.polkadotRpc] } },
  testnet: true,
} as const

/** Wallets don't know it until they are asked to add it. */
export const sandboxCosmos = {
  id: 'sandbox-cosmos-1',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:sandbox-cosmos-1',
  name: 'Sandbox Cosmos',
  assets: { imageUrl: '/sandbox-cosmos.svg' },
  nativeCurrency: { name: 'Sandbox Atom', symbol: 'SATM', decimals: 6 },
  rpcUrls: { default: { http: [urls.cosmosRest] } },
  testnet: true,
} as const

/** Adds the sandbox wallet the way an extension would. `?wallet=none` leaves it out. */
export function addSandboxWallet(search: string): void {
  if (new URLSearchParams(search).get('wallet') === 'none') return
  const script = document.createElement('script')
  script.src = `/__wallet/wallet.js${search}`
  document.head.append(script)
}
