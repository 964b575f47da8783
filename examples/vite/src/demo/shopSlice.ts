import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What became of the last request of a card. Its words are in the card. */
export type Progress =
  | { readonly phase: 'idle' | 'waiting' | 'declined' }
  | { readonly phase: 'failed'; readonly code: string }
  | { readonly phase: 'sent'; readonly hash: string }
  | { readonly phase: 'done'; readonly detail: string }
  | { readonly phase: 'unknown'; readonly hash: string }

interface ShopState {
  readonly signing: Progress
  readonly paying: Progress
}

const initialState: ShopState = { signing: { phase: 'idle' }, paying: { phase: 'idle' } }

/** The page's own state. It stands beside the modal's, in the same store, and goes back with it. */
export const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    signingMoved: (state, { payload }: PayloadAction<Progress>) => ({ ...state, signing: payload }),
    payingMoved: (state, { payload }: PayloadAction<Progress>) => ({ ...state, paying: payload }),
  },
})

export const { signingMoved, payingMoved } = shopSlice.actions
