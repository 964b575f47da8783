import type { ErrorState } from '../../../domain/errorCatalogue'
import type { Wallet } from '../../../domain/wallet'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { ArrangedWallets } from '../arrangeWallets'

/** What every page of the list of all wallets is asked for with. */
export interface ListArgs {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly CaipNetworkId[]
}

/** What stands in the search field and what became of it. Answers themselves stay with the services, by their text. */
export interface WalletSearch {
  /** As typed. */
  readonly text: string
  readonly isCertifiedOnly: boolean
  /** `idle`: too little to search for. `waiting`: not asked yet, or not answered. */
  readonly phase: 'idle' | 'waiting' | 'found' | 'failed'
}

/** The list of all wallets, as far as it has been fetched. */
export interface Directory extends ArrangedWallets {
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  /** What is there stays; the rest can be asked for again. */
  readonly error: ErrorState | null
}

/** What was found for the text that stands in the field now; never for another one. */
export interface WalletSearchResults extends WalletSearch, ArrangedWallets {}

/** What the wallet directory said so far. */
export interface DirectoryState {
  readonly phase: 'idle' | 'asking' | 'known' | 'failed'
  /** What was asked last, so that the same is not asked again. */
  readonly asked: string | null
  /** In the host's order. */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** Proposed where nothing could be recommended; what the directory says itself takes its place. */
  readonly fallback: readonly Wallet[]
  /** Who the excluded wallets are, so that they are not offered where they are installed either. */
  readonly excluded: readonly Wallet[]
  /** How many wallets the directory has besides the featured ones; null until it said. */
  readonly count: number | null
  /** Fixed when the first page is asked for: an answer that comes late must not shift the pages. */
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

/** Before anybody needed the directory its slice is not here yet. */
export const selectDirectoryState = (state: {
  readonly directory?: DirectoryState
}): DirectoryState => state.directory ?? NO_DIRECTORY
