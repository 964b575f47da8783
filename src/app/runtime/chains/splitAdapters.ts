import type { ChainAdapterDescriptor } from '../../../ports/chainAdapter'
import type { EmbeddedDescriptor } from '../../../ports/embedded'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'
import { isWatchOnlyDescriptor, type WatchOnlyDescriptor } from '../../../ports/watchOnlyDescriptor'

/** What the option `adapters` accepts. */
export type AdapterOption =
  ChainAdapterDescriptor | WalletConnectDescriptor | EmbeddedDescriptor | WatchOnlyDescriptor

const isFamily = (adapter: AdapterOption): adapter is ChainAdapterDescriptor => !('kind' in adapter)
const isWalletConnect = (adapter: AdapterOption): adapter is WalletConnectDescriptor =>
  'kind' in adapter && adapter.kind === 'walletConnect'
const isEmbedded = (adapter: AdapterOption): adapter is EmbeddedDescriptor =>
  'kind' in adapter && adapter.kind === 'embedded'

/**
 * Splits the adapters into chain families, WalletConnect, embedded wallet and watch-only; of the
 * last three, the first one is used. An embedded wallet that is restricted for the visitor is
 * skipped.
 */
export const splitAdapters = (adapters: readonly AdapterOption[]) => ({
  families: adapters.filter(isFamily),
  walletConnect: adapters.find(isWalletConnect),
  embedded: adapters.filter(isEmbedded).find(({ isRestricted }) => !isRestricted?.()),
  watchOnly: adapters.find(isWatchOnlyDescriptor),
})
