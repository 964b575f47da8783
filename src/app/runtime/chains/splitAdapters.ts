import type { ChainAdapterDescriptor } from '../../../ports/chainAdapter'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'

/** What the option `adapters` accepts. */
export type AdapterOption = ChainAdapterDescriptor | WalletConnectDescriptor

const isWalletConnect = (adapter: AdapterOption): adapter is WalletConnectDescriptor =>
  'kind' in adapter
const isFamily = (adapter: AdapterOption): adapter is ChainAdapterDescriptor =>
  !isWalletConnect(adapter)

/** Chain families on one side, the way to wallets on other devices on the other; the first relay counts. */
export const splitAdapters = (adapters: readonly AdapterOption[]) => ({
  families: adapters.filter(isFamily),
  walletConnect: adapters.find(isWalletConnect),
})
