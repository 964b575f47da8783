import type { ChainAdapterDescriptor } from '../ports/chainAdapter'
import type { RelayDescriptor } from '../ports/relay'

/** What a host may put among its adapters. */
export type AdapterOption = ChainAdapterDescriptor | RelayDescriptor

const isRelay = (adapter: AdapterOption): adapter is RelayDescriptor => 'kind' in adapter
const isFamily = (adapter: AdapterOption): adapter is ChainAdapterDescriptor => !isRelay(adapter)

/** Chain families on one side, the way to wallets on other devices on the other; the first relay counts. */
export const splitAdapters = (adapters: readonly AdapterOption[]) => ({
  families: adapters.filter(isFamily),
  relay: adapters.find(isRelay),
})
