import type { ChainAdapterPorts } from './chainAdapter'
import type { WalletSource } from './walletSource'

/** The one connector id that every watched account has, on each chain family. */
export const WATCH_ONLY_CONNECTOR_ID = 'watchOnly'

export const isWatchOnlyDescriptor = (adapter: object): adapter is WatchOnlyDescriptor =>
  'kind' in adapter && adapter.kind === 'watchOnly'

/** Puts watched accounts beside the wallets of a chain family. */
export type WatchOnlyOver = (wallets: WalletSource, ports: ChainAdapterPorts) => WalletSource

/** How the entry describes watching accounts: its code comes with the first chain family that is loaded. */
export interface WatchOnlyDescriptor {
  readonly kind: 'watchOnly'
  /** Prefetches its code, without running it. */
  fetchWallets?(): Promise<unknown>
  load(): Promise<WatchOnlyOver>
}
