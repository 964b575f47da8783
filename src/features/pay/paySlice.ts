import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { PayUrl } from '../../domain/schemas/payAnswers'
import { walletConnected } from '../../events/connectionEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import {
  payEnded,
  payFromExchangeRequested,
  payRequested,
  unsettledStatusRequested,
} from './payEvents'
import {
  NO_METHOD,
  NO_PAY,
  toPageId,
  getUnsettled,
  type PayState,
  type Unsettled,
  type UnsettledRequest,
} from './payState'

const UNSETTLED_MAX = 20

/** Adds an entry, or replaces the one of the same id. */
const upsertUnsettled = (list: readonly Unsettled[], one: Unsettled): readonly Unsettled[] =>
  [...list.filter(({ id }) => id !== one.id), one].slice(-UNSETTLED_MAX)

/**
 * Removes a paid order's entries, except requests that a wallet or the network can still decide.
 */
const getUnsettledAfterPayment = (state: PayState): Unsettled[] =>
  state.unsettled.filter(
    one => one.order !== state.order?.mark || (one.kind === 'wallet' && one.status !== 'unknown'),
  )

/** The order that a page requested, and its progress. */
export const paySlice = createSlice({
  name: 'walletModal/pay',
  reducerPath: 'pay',
  initialState: NO_PAY,
  reducers: {
    /** A wallet has to be connected for the order. */
    payConnectRequested: state => ({ ...state, ...NO_METHOD, phase: 'connecting' as const }),
    payCheckStarted: state => ({ ...state, ...NO_METHOD, phase: 'checking' as const }),
    /** The payment is under review from here on. */
    payReviewed: state => ({ ...state, phase: 'wallet' as const }),
    payRequestOpened: (
      state,
      { payload: { id, at } }: PayloadAction<{ readonly id: string; readonly at: number }>,
    ) => {
      if (!state.order) return state
      const request: UnsettledRequest = {
        kind: 'wallet',
        id,
        order: state.order.mark,
        at,
        isRemembered: false,
        status: 'open',
        hash: null,
        error: null,
      }
      return { ...state, unsettled: [...upsertUnsettled((state as PayState).unsettled, request)] }
    },
    payRequestChanged: (
      state,
      {
        payload: { id, ...change },
      }: PayloadAction<
        Pick<UnsettledRequest, 'id' | 'status'> & Partial<Pick<UnsettledRequest, 'hash' | 'error'>>
      >,
    ) => ({
      ...state,
      unsettled: state.unsettled.map(one =>
        one.kind === 'wallet' && one.id === id ? { ...one, ...change } : one,
      ),
    }),
    /** The outcome is known, so nothing is unsettled any more. */
    unsettledResolved: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      unsettled: state.unsettled.filter(one => one.id !== id),
    }),
    /** Merges entries of earlier pages and other tabs from storage; outdated ones are dropped. */
    unsettledLoaded: (
      state,
      {
        payload: { remembered, since },
      }: PayloadAction<{ readonly remembered: readonly Unsettled[]; readonly since: number }>,
    ) => {
      const own = (state as PayState).unsettled.filter(
        one =>
          !one.isRemembered &&
          (one.at >= since || (one.kind === 'wallet' && one.status === 'open')),
      )
      const others = remembered.filter(({ id }) => own.every(one => one.id !== id))
      return { ...state, unsettled: [...others, ...own] }
    },
    /** Another method may be chosen. */
    methodLeft: (state, { payload }: PayloadAction<{ readonly error?: ErrorState }>) => ({
      ...state,
      ...NO_METHOD,
      ...payload,
    }),
    payUrlRead: (state, { payload: { url, sessionId } }: PayloadAction<PayUrl>) => ({
      ...state,
      url,
      sessionId,
    }),
    /** `at`: in ms. */
    exchangeOpened: (state, { payload: at }: PayloadAction<number>) => {
      const { order, exchangeId, sessionId, url } = state as PayState
      if (!order || exchangeId === null || sessionId === null) return state
      const page: Unsettled = {
        kind: 'exchange',
        id: toPageId(exchangeId, sessionId),
        order: order.mark,
        at,
        isRemembered: false,
        exchangeId,
        sessionId,
        url,
      }
      const unsettled = [...upsertUnsettled((state as PayState).unsettled, page)]
      return { ...state, phase: 'open' as const, unsettled }
    },
    payPollingStarted: state => ({ ...state, phase: 'open' as const }),
    exchangeConfirmationRequired: state => ({ ...state, phase: 'confirming' as const }),
    exchangeBlocked: state => ({ ...state, phase: 'blocked' as const }),
    payPollingTimedOut: state => ({ ...state, phase: 'timedOut' as const }),
    payDone: (state, { payload: hash }: PayloadAction<string | null>) => ({
      ...state,
      phase: 'paid' as const,
      hash,
    }),
    /** The exchange reports that it did not pay. */
    payFailed: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      phase: 'failed' as const,
      error: payload,
      unsettled: state.unsettled.filter(
        ({ id }) => id !== toPageId(state.exchangeId ?? '', state.sessionId ?? ''),
      ),
    }),
  },
  extraReducers: builder => {
    builder
      // The same order joins the current one; another replaces it only if nothing can be sent.
      .addCase(payRequested, (state, { payload }) => {
        const { order, unsettled } = state as PayState
        const isKept = order && (order.mark === payload.mark || getUnsettled(state).length > 0)
        return isKept ? state : { ...NO_PAY, unsettled: [...unsettled], order: payload }
      })
      .addCase(payFromExchangeRequested, (state, { payload }) => ({
        ...state,
        ...NO_METHOD,
        phase: 'preparing' as const,
        exchangeId: payload,
      }))
      .addCase(unsettledStatusRequested, (state, { payload }) => {
        const page = getUnsettled(state as PayState).find(({ id }) => id === payload)
        if (page?.kind !== 'exchange') return state
        const { exchangeId, sessionId, url } = page
        return { ...state, ...NO_METHOD, phase: 'open' as const, exchangeId, sessionId, url }
      })
      .addCase(walletConnected, (state, { payload }) => {
        const { order, phase } = state as PayState
        if (!order || phase !== 'connecting') return state
        const isForIt = parseCaipNetworkId(order.caipNetworkId).namespace === payload.namespace
        return isForIt ? { ...state, phase: 'connected' as const } : state
      })
      .addCase(payEnded, (state, { payload: { id, done } }) => {
        const pay = state as PayState
        if (pay.order?.id !== id) return state
        return { ...NO_PAY, unsettled: [...(done ? getUnsettledAfterPayment(pay) : pay.unsettled)] }
      })
  },
})

export const {
  payConnectRequested,
  payCheckStarted,
  payReviewed,
  payRequestOpened,
  payRequestChanged,
  unsettledResolved,
  unsettledLoaded,
  methodLeft,
  payUrlRead,
  exchangeOpened,
  payPollingStarted,
  exchangeConfirmationRequired,
  exchangeBlocked,
  payPollingTimedOut,
  payDone,
  payFailed,
} = paySlice.actions

interface Root {
  readonly pay?: PayState
}

export const selectPay = ({ pay = NO_PAY }: Root): PayState => pay
