import { memoryStorage } from '../../src/testing/memoryStorage'

/** A host's options, but for the adapters, that bring none of our late code along, as the usual world of the tests does. */
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
