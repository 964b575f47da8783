import type { ChainAdapterPorts } from './chainAdapter'
import type { WalletSource } from './walletSource'

/** The connector id of all watched accounts, on every chain family. */
export const WATCH_ONLY_CONNECTOR_ID = 'watchOnly'

export const isWatchOnlyDescriptor = (adapter: object): adapter is WatchOnlyDescriptor =>
  'kind' in adapter && adapter.kind === 'watchOnly'

/** Adds watched accounts to the wallets of a chain family. */
export type WatchOnlyOver = (wallets: WalletSource, ports: ChainAdapterPorts) => WalletSource

/** What the entry exports for watched accounts: its code loads with the first chain family. */
export interface WatchOnlyDescriptor {
  readonly kind: 'watchOnly'
  /** Prefetches its code, without running it. */
  fetchWallets?(): Promise<unknown>
  load(): Promise<WatchOnlyOver>
}
