import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Exchange } from '../../domain/payment/payOrder'
import type { PayUrl } from '../../domain/schemas/payAnswers'
import { walletConnected } from '../../events/connectionEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { leftExchangeWanted, payEnded, payFromExchangeRequested, payRequested } from './payEvents'
import { leftPage, NO_EXCHANGES, NO_PAY, NO_METHOD, type PayState } from './payState'

/** What a page asks to be paid, and what became of it. */
export const paySlice = createSlice({
  name: 'walletModal/pay',
  reducerPath: 'pay',
  initialState: NO_PAY,
  reducers: {
    exchangesAsked: state => ({
      ...state,
      exchanges: { ...NO_EXCHANGES, phase: 'loading' as const },
    }),
    exchangesRead: (state, { payload }: PayloadAction<readonly Exchange[]>) => ({
      ...state,
      exchanges: { ...NO_EXCHANGES, phase: 'known' as const, list: [...payload] },
    }),
    exchangesNotRead: (
      state,
      { payload }: PayloadAction<{ readonly error: ErrorState; readonly retryAt: number | null }>,
    ) => ({ ...state, exchanges: { ...NO_EXCHANGES, phase: 'failed' as const, ...payload } }),
    /** A wallet is to be connected for it. */
    walletWanted: state => ({ ...state, ...NO_METHOD, phase: 'connecting' as const }),
    payCheckBegun: state => ({ ...state, ...NO_METHOD, phase: 'checking' as const }),
    /** The payment is under review from here on. */
    payReviewed: state => ({ ...state, phase: 'wallet' as const }),
    payHandedOver: (state, { payload }: PayloadAction<string>) => ({ ...state, hash: payload }),
    /** Another way may be taken. `held`: that is all there is. */
    methodLeft: (
      state,
      { payload }: PayloadAction<{ readonly error?: ErrorState; readonly held?: string }>,
    ) => ({ ...state, ...NO_METHOD, left: leftPage(state as PayState), ...payload }),
    payUrlRead: (state, { payload: { url, sessionId } }: PayloadAction<PayUrl>) => ({
      ...state,
      url,
      sessionId,
    }),
    exchangeOpened: state => ({ ...state, phase: 'open' as const }),
    exchangeBlocked: state => ({ ...state, phase: 'blocked' as const }),
    payNotHeardOf: state => ({ ...state, phase: 'unheard' as const }),
    payDone: (state, { payload: hash }: PayloadAction<string | null>) => ({
      ...state,
      phase: 'paid' as const,
      hash,
    }),
    payFailed: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      phase: 'failed' as const,
      error: payload,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(payRequested, (_state, { payload }) => ({ ...NO_PAY, order: payload }))
      .addCase(payFromExchangeRequested, (state, { payload }) => ({
        ...state,
        ...NO_METHOD,
        phase: 'preparing' as const,
        exchangeId: payload,
      }))
      .addCase(leftExchangeWanted, state =>
        state.left
          ? { ...state, ...NO_METHOD, phase: 'open' as const, ...state.left, left: null }
          : state,
      )
      .addCase(walletConnected, (state, { payload }) => {
        const { order, phase } = state as PayState
        if (!order || phase !== 'connecting') return state
        const isForIt = parseCaipNetworkId(order.caipNetworkId).namespace === payload.namespace
        return isForIt ? { ...state, phase: 'connected' as const } : state
      })
      .addCase(payEnded, (state, { payload }) => (state.order?.id === payload.id ? NO_PAY : state))
  },
})

export const {
  exchangesAsked,
  exchangesRead,
  exchangesNotRead,
  walletWanted,
  payCheckBegun,
  payReviewed,
  payHandedOver,
  methodLeft,
  payUrlRead,
  exchangeOpened,
  exchangeBlocked,
  payNotHeardOf,
  payDone,
  payFailed,
} = paySlice.actions

interface Root {
  readonly pay?: PayState
}

export const selectPay = ({ pay = NO_PAY }: Root): PayState => pay
