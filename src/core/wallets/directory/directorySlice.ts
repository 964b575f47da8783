import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Wallet } from '../../../domain/wallet'
import { modalClosed } from '../../../events/modalEvents'
import { certifiedFilterChanged, walletSearchTyped } from '../../../events/walletEvents'
import {
  NO_DIRECTORY,
  NO_SEARCH,
  type DirectoryState,
  type ListArgs,
  type SuggestionKeys,
  type WalletSearch,
} from './directoryState'

/** The parts that were answered, and built-in wallets if there is nothing to recommend. */
interface Settled extends Partial<SuggestionKeys> {
  readonly fallback?: readonly Wallet[]
}

const startSearch = (
  state: DirectoryState,
  { text, isCertifiedOnly }: WalletSearch,
): DirectoryState => ({ ...state, search: { text, isCertifiedOnly, settled: null } })

/** The wallet directory: suggestions, the list of all wallets, and the search. */
export const directorySlice = createSlice({
  name: 'walletModal/directory',
  reducerPath: 'directory',
  initialState: NO_DIRECTORY,
  reducers: {
    directoryRequested: (state, { payload }: PayloadAction<SuggestionKeys>) => ({
      ...state,
      suggestions: { ...state.suggestions, asked: payload, isSettled: false },
    }),
    /** Failed parts keep their earlier answers. */
    directorySettled: (
      state,
      { payload: { fallback = [], ...answered } }: PayloadAction<Settled>,
    ) => ({
      ...(state as DirectoryState),
      suggestions: {
        asked: state.suggestions.asked,
        isSettled: true,
        shown: { ...state.suggestions.shown, ...answered },
        fallback,
      },
    }),
    /** Excluded wallets that are known without a request. */
    excludedKnown: (state, { payload }: PayloadAction<readonly Wallet[]>) => ({
      ...(state as DirectoryState),
      excluded: [...(state as DirectoryState).excluded, ...payload],
    }),
    listRequested: (state, { payload }: PayloadAction<ListArgs>) => ({ ...state, list: payload }),
    /** The payload is the cache key of the answer. */
    searchSettled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      search: { ...state.search, settled: payload },
    }),
    searchRetried: state => startSearch(state as DirectoryState, state.search),
  },
  extraReducers: builder => {
    builder
      .addCase(walletSearchTyped, (state, { payload: { text } }) =>
        startSearch(state as DirectoryState, {
          text,
          isCertifiedOnly: state.search.isCertifiedOnly,
        }),
      )
      .addCase(certifiedFilterChanged, (state, { payload: { isCertifiedOnly } }) =>
        startSearch(state as DirectoryState, { text: state.search.text, isCertifiedOnly }),
      )
      .addCase(modalClosed, state => {
        state.search = NO_SEARCH // Immer keeps the state if this changes nothing
      })
  },
})

export const {
  directoryRequested,
  directorySettled,
  excludedKnown,
  listRequested,
  searchSettled,
  searchRetried,
} = directorySlice.actions
