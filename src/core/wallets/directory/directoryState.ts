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

/** What the user searches for. */
export interface WalletSearch {
  /** As typed. */
  readonly text: string
  readonly isCertifiedOnly: boolean
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
export interface WalletSearchResults extends WalletSearch, MergedWallets {
  /** `idle`: too little to search for. `waiting`: debounced or in flight. */
  readonly phase: 'idle' | 'waiting' | 'found' | 'failed'
}

/** A request for suggestions by the cache keys of its two parts; null for one not needed. */
export interface SuggestionKeys {
  /** Wallets for users without one. */
  readonly recommended: string | null
  /** Wallets that the host features or excludes. */
  readonly configured: string | null
}

/** The latest request for suggestions, and what to show. */
export interface SuggestionsState {
  readonly asked: SuggestionKeys | null
  /** Whether `asked` has ended; until then `shown` and `fallback` are those of an earlier one. */
  readonly isSettled: boolean
  /** The answers to show. A part that failed keeps its earlier one; absent until the first. */
  readonly shown: Partial<SuggestionKeys>
  /** Built-in wallets, suggested when the directory gave no recommendations. */
  readonly fallback: readonly Wallet[]
}

/** State of the wallet directory. The answers are in the API cache. */
export interface DirectoryState {
  readonly suggestions: SuggestionsState
  /** Built-in entries of excluded wallets. */
  readonly excluded: readonly Wallet[]
  /**
   * Set when the first page is requested: recommendations that arrive later must not shift the
   * pages.
   */
  readonly list: ListArgs | null
  readonly search: WalletSearch & {
    /** Cache key of the answer to show; null while the search is debounced or in flight. */
    readonly settled: string | null
  }
}

export const NO_SEARCH: DirectoryState['search'] = {
  text: '',
  isCertifiedOnly: false,
  settled: null,
}

export const NO_DIRECTORY: DirectoryState = {
  suggestions: { asked: null, isSettled: false, shown: {}, fallback: [] },
  excluded: [],
  list: null,
  search: NO_SEARCH,
}

/** Falls back to the empty state while the slice is not loaded. */
export const selectDirectoryState = (state: {
  readonly directory?: DirectoryState
}): DirectoryState => state.directory ?? NO_DIRECTORY
