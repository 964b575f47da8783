import type { WalletModalOptions } from '../../src/app/host/walletModalOptions'
import type { NetworkInput } from '../../src/domain/network'
import type { ChainAdapterDescriptor } from '../../src/ports/chainAdapter'
import { createFakeAdapter, type AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { friendly } from './flowWorld'

const networkInput = (id: number, name: string): NetworkInput => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc.example/${id}`] } },
})

export const mainnet = networkInput(1, 'Ethereum')
export const base = networkInput(8453, 'Base')

export const descriptorOf = (adapter: AdapterAnswers = {}): ChainAdapterDescriptor => {
  const fake = createFakeAdapter({ ...friendly, watch: () => () => undefined, ...adapter })
  return { namespace: 'eip155', adapterType: 'test', load: async () => fake }
}

/** Options of a host app; separate storage keeps tests isolated. */
export const hostOptions = <K extends string = 'walletModal'>(
  more: Partial<WalletModalOptions<K>> = {},
): WalletModalOptions<K> => ({
  projectId: 'test',
  networks: [mainnet, base],
  adapters: [descriptorOf()],
  storage: memoryStorage(),
  ...more,
})
