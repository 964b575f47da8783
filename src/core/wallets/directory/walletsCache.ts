import type { WalletsPage } from '../../../domain/schemas/wallets'
import { type CachedQuery, selectCachedQuery } from '../../../services/cachedQuery'
import type { ListArgs } from './directoryState'

export interface WalletsArgs extends ListArgs {
  /** Starts at 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly badgeType?: 'none' | 'certified'
}

// The keys and the entries are read here without the endpoints: the first view must not load RTK
// Query.

/** Cache key of `getWallets`. */
export const getWalletsKey = (args: WalletsArgs): string => `getWallets(${JSON.stringify(args)})`

/** Cache key of `searchWallets`. */
export const getSearchKey = (args: WalletsArgs): string => `searchWallets(${JSON.stringify(args)})`

export type WalletsEntry = CachedQuery<WalletsPage>

/** The entry with this key; undefined until it is requested. */
export const selectWalletsEntry = (
  state: object,
  key: string | null | undefined,
): WalletsEntry | undefined => selectCachedQuery(state, key ?? '')
