const DEFAULT_URLS = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  wallet: 'http://localhost:4502',
  relay: 'ws://localhost:4503',
  verify: 'http://localhost:4504',
  chainOne: 'http://localhost:8545',
  bitcoin: 'http://localhost:4506',
  solana: 'http://localhost:4507',
  cosmosRest: 'http://localhost:4509',
  polkadotRpc: 'http://localhost:4510',
}

/** Sandbox URLs; override them with `VITE_SANDBOX_URLS`. */
export const urls = {
  ...DEFAULT_URLS,
  ...(JSON.parse(String(import.meta.env.VITE_SANDBOX_URLS ?? '{}')) as Partial<
    typeof DEFAULT_URLS
  >),
}

/** The sandbox wallet in every family, injected the way a browser extension would. */
const script = document.createElement('script')
script.src = `${urls.wallet}/wallet.js?families=eip155,solana,bip122,polkadot,cosmos`
document.head.append(script)
