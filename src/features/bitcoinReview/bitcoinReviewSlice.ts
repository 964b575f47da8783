import { createSlice } from '@reduxjs/toolkit'
import type { BitcoinHandover, BitcoinPayment } from '../../domain/payment/bitcoinTransfer'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import type { PaymentMark } from '../../domain/payment/paymentMark'
import {
  transferEnded,
  transferReviewed,
  transferReviewRequested,
  transfersRecalled,
} from './bitcoinReviewEvents'
import { samePayments } from './samePayments'

/** A payment that was handed to a wallet, and whose end is not known. */
export interface HandedOver {
  readonly id: string
  readonly payment: BitcoinPayment
  /** Earlier requests for the same payment, whose doubt was on show when this one was agreed to. */
  readonly doubted: readonly string[]
}

export interface BitcoinReviewState {
  readonly review: (BitcoinHandover & { readonly id: string }) | null
  /** Whom the visitor agreed to pay in the life of this page, the latest first: there is no other history here. */
  readonly agreed: readonly string[]
  readonly handedOver: readonly HandedOver[]
  /** What other tabs and earlier pages asked wallets for, as storage had it when it was last looked at. */
  readonly remembered: readonly PaymentMark[]
}

const NOTHING: BitcoinReviewState = { review: null, agreed: [], handedOver: [], remembered: [] }
const AGREED_MAX = 50

function withAgreed(
  state: BitcoinReviewState,
  { id, payment }: NonNullable<BitcoinReviewState['review']>,
): BitcoinReviewState {
  const recipients = payment.outputs.map(({ address }) => address)
  const others = state.agreed.filter(address => !recipients.includes(address))
  const doubted = samePayments(state, payment)
  return {
    ...state,
    review: null,
    agreed: [...recipients, ...others].slice(0, AGREED_MAX),
    handedOver: [...state.handedOver, { id, payment, doubted }],
  }
}

/** The payment that is looked at, and those that wallets have. */
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
      .addCase(transfersRecalled, (draft, { payload }) => {
        const state = draft as BitcoinReviewState
        const isOwn = (id: string) => state.handedOver.some(own => own.id === id)
        return { ...state, remembered: payload.filter(({ id }) => !isOwn(id)) }
      })
      .addCase(transferReviewed, (draft, { payload }) => {
        const state = draft as BitcoinReviewState
        if (state.review?.id !== payload.id) return state
        return payload.error ? { ...state, review: null } : withAgreed(state, state.review)
      })
      .addCase(transferEnded, (draft, { payload: { id, error } }) => {
        const state = draft as BitcoinReviewState
        if (error && outcomeUnknown(error.code)) return state
        // Who agreed to it had looked for the earlier ones and had not found them: its end answers their doubt.
        const { doubted = [] } = state.handedOver.find(own => own.id === id) ?? {}
        const gone = error ? [id] : [id, ...doubted]
        const stays = (other: { readonly id: string }) => !gone.includes(other.id)
        return {
          ...state,
          handedOver: state.handedOver.filter(stays),
          remembered: state.remembered.filter(stays),
        }
      })
  },
})

interface Root {
  readonly bitcoinReview?: BitcoinReviewState
}

export const selectBitcoinReview = ({ bitcoinReview = NOTHING }: Root): BitcoinReviewState =>
  bitcoinReview
