import { createSlice } from '@reduxjs/toolkit'
import type { BitcoinTransfer } from '../../domain/payment/bitcoinTransfer'
import { transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'

export interface BitcoinReviewState {
  readonly review: { readonly id: string; readonly transfer: BitcoinTransfer } | null
  /** Whom the visitor agreed to pay in the life of this page, the latest first: there is no other history here. */
  readonly agreed: readonly string[]
}

const NOTHING: BitcoinReviewState = { review: null, agreed: [] }
const AGREED_MAX = 50

/** The payment that is looked at. */
export const bitcoinReviewSlice = createSlice({
  name: 'walletModal/bitcoinReview',
  reducerPath: 'bitcoinReview',
  initialState: NOTHING,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(transferReviewRequested, (state, { payload }) => ({
        ...(state as BitcoinReviewState),
        review: payload,
      }))
      .addCase(transferReviewed, (draft, { payload }) => {
        const state = draft as BitcoinReviewState
        if (state.review?.id !== payload.id) return state
        const { recipient } = state.review.transfer
        const others = state.agreed.filter(address => address !== recipient)
        return {
          review: null,
          agreed: payload.error ? state.agreed : [recipient, ...others].slice(0, AGREED_MAX),
        }
      })
  },
})

interface Root {
  readonly bitcoinReview?: BitcoinReviewState
}

export const selectBitcoinReview = ({ bitcoinReview = NOTHING }: Root): BitcoinReviewState =>
  bitcoinReview
