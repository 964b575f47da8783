/** Sandbox URLs; override them with `NEXT_PUBLIC_SANDBOX_URLS`. */
export const urls: Record<
  'blockchainApi' | 'chainOne' | 'projectService' | 'relay' | 'verify' | 'wallet',
  string
> = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  wallet: 'http://localhost:4502',
  relay: 'ws://localhost:4503',
  verify: 'http://localhost:4504',
  chainOne: 'http://localhost:8545',
  ...JSON.parse(process.env.NEXT_PUBLIC_SANDBOX_URLS ?? '{}'),
}

export const sandboxOne = {
  id: 31337,
  name: 'Sandbox One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [urls.chainOne] } },
}
