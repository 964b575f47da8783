import { defineChain } from 'viem'

type Url = 'blockchainApi' | 'chainOne' | 'projectService' | 'wallet'

/** Sandbox URLs; override them with `VITE_SANDBOX_URLS`. */
export const urls: Record<Url, string> = {
  blockchainApi: 'http://localhost:4500',
  projectService: 'http://localhost:4501',
  wallet: 'http://localhost:4502',
  chainOne: 'http://localhost:8545',
  ...(JSON.parse(String(import.meta.env.VITE_SANDBOX_URLS ?? '{}')) as Partial<
    Record<Url, string>
  >),
}

export const sandboxOne = defineChain({
  id: 31337,
  name: 'Sandbox One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [urls.chainOne] } },
})
