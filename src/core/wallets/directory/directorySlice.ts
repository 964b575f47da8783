import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Wallet } from '../../../domain/wallet'
import { modalClosed } from '../../../events/modalEvents'
import { certifiedFilterChanged, walletSearchTyped } from '../../../events/walletEvents'
import {
  NO_DIRECTORY,
  NO_SEARCH,
  type DirectoryState,
  type ListArgs,
  type WalletSearch,
} from './directoryState'
import { isSearch } from './isSearch'

type Suggested = Pick<
  DirectoryState,
  'featured' | 'recommended' | 'fallback' | 'excluded' | 'count'
>

const startSearch = (
  state: DirectoryState,
  asked: Omit<WalletSearch, 'phase'>,
): DirectoryState => ({
  ...state,
  search: { ...asked, phase: isSearch(asked) ? 'waiting' : 'idle' },
})

/** The wallet directory: suggestions, the list of all wallets, and the search. */
export const directorySlice = createSlice({
  name: 'walletModal/directory',
  reducerPath: 'directory',
  initialState: NO_DIRECTORY,
  reducers: {
    directoryAsked: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      phase: 'asking' as const,
      asked: payload,
    }),
    /** Excluded wallets that are known without a request. */
    excludedKnown: (state, { payload }: PayloadAction<readonly Wallet[]>) => ({
      ...(state as DirectoryState),
      excluded: [...(state as DirectoryState).excluded, ...payload],
    }),
    /** Merges the parts that loaded; failed parts keep their values. */
    directoryRead: (state, { payload }: PayloadAction<Partial<Suggested>>) => ({
      ...state,
      fallback: [],
      ...payload,
      phase: 'known' as const,
    }),
    directoryFailed: (state, { payload }: PayloadAction<Partial<Suggested>>) => ({
      ...state,
      fallback: [],
      ...payload,
      phase: 'failed' as const,
    }),
    listBegun: (state, { payload }: PayloadAction<ListArgs>) => ({ ...state, list: payload }),
    searchAnswered: (
      state,
      { payload }: PayloadAction<Omit<WalletSearch, 'phase'> & { readonly isFailed: boolean }>,
    ) => {
      const { text, isCertifiedOnly, phase } = state.search
      const isCurrent = payload.text === text && payload.isCertifiedOnly === isCertifiedOnly
      if (!isCurrent || phase !== 'waiting') return state
      const answered = payload.isFailed ? ('failed' as const) : ('found' as const)
      return { ...state, search: { text, isCertifiedOnly, phase: answered } }
    },
    searchRepeated: state => startSearch(state as DirectoryState, state.search),
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
  directoryAsked,
  excludedKnown,
  directoryRead,
  directoryFailed,
  listBegun,
  searchAnswered,
  searchRepeated,
} = directorySlice.actions
