import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The outcome of a card's last request. Most of its texts are in the card. */
export type Progress =
  | { readonly phase: 'idle' | 'waiting' | 'declined' }
  | { readonly phase: 'failed'; readonly code: string }
  | { readonly phase: 'sent'; readonly hash: string }
  | { readonly phase: 'done'; readonly detail: string }
  | { readonly phase: 'unknown'; readonly hash: string }

export const IDLE: Progress = { phase: 'idle' }

interface ShopState {
  readonly byCard: Readonly<Record<string, Progress>>
  /** The permission last granted to a key of this page, and its network. */
  readonly session: { readonly context: string; readonly chainId: string } | null
}

const initialState: ShopState = { byCard: {}, session: null }

/** The page's own state. It is in the same store as the modal's, and time-travels with it. */
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
