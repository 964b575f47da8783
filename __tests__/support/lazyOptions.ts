import { memoryStorage } from '../../src/testing/memoryStorage'

/** Host options without adapters that import no lazy chunk, unlike the usual test world. */
export const lazyOptions = () => ({
  projectId: 'test',
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://rpc.example/1'] } },
    },
  ] as const,
  storage: memoryStorage(),
})
