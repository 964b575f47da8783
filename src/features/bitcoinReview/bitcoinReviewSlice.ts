import { createSlice } from '@reduxjs/toolkit'
import type { BitcoinHandover } from '../../domain/payment/bitcoinTransfer'
import { transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'

export interface BitcoinReviewState {
  readonly review: (BitcoinHandover & { readonly id: string }) | null
  /** Recipients since this page loaded, latest first: the only history there is. */
  readonly agreed: readonly string[]
}

const INITIAL_BITCOIN_REVIEW: BitcoinReviewState = { review: null, agreed: [] }
const AGREED_MAX = 50

function withAgreed(
  state: BitcoinReviewState,
  { payment }: NonNullable<BitcoinReviewState['review']>,
): BitcoinReviewState {
  const recipients = payment.outputs.map(({ address }) => address)
  const others = state.agreed.filter(address => !recipients.includes(address))
  return {
    ...state,
    review: null,
    agreed: [...recipients, ...others].slice(0, AGREED_MAX),
  }
}

/** The Bitcoin payment under review. */
export const bitcoinReviewSlice = createSlice({
  name: 'walletModal/bitcoinReview',
  reducerPath: 'bitcoinReview',
  initialState: INITIAL_BITCOIN_REVIEW,
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
        return payload.error ? { ...state, review: null } : withAgreed(state, state.review)
      })
  },
})

interface Root {
  readonly bitcoinReview?: BitcoinReviewState
}

export const selectBitcoinReview = ({
  bitcoinReview = INITIAL_BITCOIN_REVIEW,
}: Root): BitcoinReviewState => bitcoinReview
