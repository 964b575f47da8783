import type { ChainAdapterDescriptor } from '../../../ports/chainAdapter'
import type { EmbeddedDescriptor } from '../../../ports/embedded'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'

/** What the option `adapters` accepts. */
export type AdapterOption = ChainAdapterDescriptor | WalletConnectDescriptor | EmbeddedDescriptor

const isFamily = (adapter: AdapterOption): adapter is ChainAdapterDescriptor => !('kind' in adapter)
const isWalletConnect = (adapter: AdapterOption): adapter is WalletConnectDescriptor =>
  'kind' in adapter && adapter.kind === 'walletConnect'
const isEmbedded = (adapter: AdapterOption): adapter is EmbeddedDescriptor =>
  'kind' in adapter && adapter.kind === 'embedded'

/**
 * Chain families, the way to wallets on other devices, and the wallet in a frame; of the latter two, the first given counts.
 * A wallet in a frame that is not offered where the visitor is counts as not given.
 */
export const splitAdapters = (adapters: readonly AdapterOption[]) => ({
  families: adapters.filter(isFamily),
  walletConnect: adapters.find(isWalletConnect),
  embedded: adapters.filter(isEmbedded).find(({ isRestricted }) => !isRestricted?.()),
})
