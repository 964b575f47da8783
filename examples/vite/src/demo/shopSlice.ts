import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What became of the last request of a card. Most of its words are in the card. */
export type Progress =
  | { readonly phase: 'idle' | 'waiting' | 'declined' }
  | { readonly phase: 'failed'; readonly code: string }
  | { readonly phase: 'sent'; readonly hash: string }
  | { readonly phase: 'done'; readonly detail: string }
  | { readonly phase: 'unknown'; readonly hash: string }

export const IDLE: Progress = { phase: 'idle' }

interface ShopState {
  readonly byCard: Readonly<Record<string, Progress>>
  /** The permission that a key of this page was given last, and where. */
  readonly session: { readonly context: string; readonly chainId: string } | null
}

const initialState: ShopState = { byCard: {}, session: null }

/** The page's own state. It stands beside the modal's, in the same store, and goes back with it. */
export const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    moved: (state, { payload }: PayloadAction<{ card: string; progress: Progress }>) => ({
      ...state,
      byCard: { ...state.byCard, [payload.card]: payload.progress },
    }),
    sessionGranted: (state, { payload }: PayloadAction<NonNullable<ShopState['session']>>) => ({
      ...state,
      session: payload,
    }),
  },
})

export const { moved, sessionGranted } = shopSlice.actions
