import type { ErrorState } from '../../../domain/errorCatalogue'
import type { Wallet } from '../../../domain/wallet'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { MergedWallets } from '../mergeWalletLists'

/** Parameters shared by every page of the list of all wallets. */
export interface ListArgs {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly CaipNetworkId[]
}

/** The search field and its status. The results are in the API cache, keyed by the request. */
export interface WalletSearch {
  /** As typed. */
  readonly text: string
  readonly isCertifiedOnly: boolean
  /** `idle`: too little to search for. `waiting`: debounced or in flight. */
  readonly phase: 'idle' | 'waiting' | 'found' | 'failed'
}

/** The list of all wallets as loaded so far. */
export interface Directory extends MergedWallets {
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  /** The loaded pages remain; the failed one can be requested again. */
  readonly error: ErrorState | null
}

/** The results for the current search text only. */
export interface WalletSearchResults extends WalletSearch, MergedWallets {}

/** State of the wallet directory. */
export interface DirectoryState {
  readonly phase: 'idle' | 'asking' | 'known' | 'failed'
  /** The last request, to avoid repeating it. */
  readonly asked: string | null
  /** In the host's order. */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** Suggested when the directory gave no recommendations; its next answer replaces them. */
  readonly fallback: readonly Wallet[]
  /** Full entries of excluded wallets, needed to recognise and hide installed ones. */
  readonly excluded: readonly Wallet[]
  /** Number of directory wallets besides the featured ones; null until known. */
  readonly count: number | null
  /**
   * Set when the first page is requested: recommendations that arrive later must not shift the
   * pages.
   */
  readonly list: ListArgs | null
  readonly search: WalletSearch
}

export const NO_SEARCH: WalletSearch = { text: '', isCertifiedOnly: false, phase: 'idle' }

export const NO_DIRECTORY: DirectoryState = {
  phase: 'idle',
  asked: null,
  featured: [],
  recommended: [],
  fallback: [],
  excluded: [],
  count: null,
  list: null,
  search: NO_SEARCH,
}

/** Falls back to the empty state while the slice is not loaded. */
export const selectDirectoryState = (state: {
  readonly directory?: DirectoryState
}): DirectoryState => state.directory ?? NO_DIRECTORY
