import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { EXAMPLE_PAYMENTS, EXAMPLE_PURCHASES, type OnRampProviderName } from '../../domain/onRamp'
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { onrampReset } from './onrampEvents'
import type { Namespace } from '../../lib/address/caip'
import {
  NO_LINK,
  NO_QUOTE,
  NOT_OPEN,
  type NoQuoteReason,
  type OnRampState,
  type QuoteQuestion,
} from './onrampState'

/** Another try at the quote. */
export const quoteRetried = createAction('walletModal/onramp/quoteRetried')
/** Another try at what the service has to say about providers. */
export const linkRetried = createAction('walletModal/onramp/linkRetried')
/** The visitor goes on to the provider: its window is to be opened, inside the press. */
export const purchaseStarted = createAction('walletModal/onramp/purchaseStarted')
/** The window is to come to the front; it is opened anew where it is gone. */
export const windowWanted = createAction('walletModal/onramp/windowWanted')
/** The visitor followed the link that stands in for a window. */
export const linkFollowed = createAction('walletModal/onramp/linkFollowed')
/** Is not looked for any more. */
export const purchaseStopped = createAction('walletModal/onramp/purchaseStopped')
/** The widget in the host's page is in use. */
export const widgetUsed = createAction('walletModal/onramp/widgetUsed')
/** The list of purchases is to be read anew. */
export const purchasesWanted = createAction('walletModal/onramp/purchasesWanted')
/** The end of that list came into sight and there is more. */
export const morePurchasesWanted = createAction('walletModal/onramp/morePurchasesWanted')

const initialState: OnRampState = {
  provider: null,
  payments: EXAMPLE_PAYMENTS,
  purchases: EXAMPLE_PURCHASES,
  areExamples: true,
  areListsRead: false,
  payment: null,
  purchase: null,
  amount: '',
  isAmountRefused: false,
  amountChoices: [],
  quote: NO_QUOTE,
  link: NO_LINK,
  ...NOT_OPEN,
}

/** Nothing chosen and nothing typed: the first of each list counts. */
const DEFAULTS = {
  provider: null,
  payment: null,
  purchase: null,
  amount: '',
  isAmountRefused: false,
  amountChoices: [],
  quote: NO_QUOTE,
} satisfies Partial<OnRampState>

export interface CurrencyLists {
  readonly payments: readonly PaymentCurrency[]
  readonly purchases: readonly PurchaseCurrency[]
}

/** Somebody else buys from now on, or somewhere else: what was opened was for another account. */
const begunAnew = (state: OnRampState): OnRampState => ({
  ...state,
  link: NO_LINK,
  ...NOT_OPEN,
})

/** An account of this chain family is another one now. What belongs to the account of another stays as it is. */
function begunAnewIn(state: OnRampState, namespace: Namespace): OnRampState {
  const { openedFor, link } = state
  return {
    ...state,
    ...(link.question.includes(`"${namespace}:`) && { link: NO_LINK }),
    ...((openedFor === null || openedFor === namespace) && NOT_OPEN),
  }
}

/** What is typed and chosen there is for the account of this chain family. */
const isOf = ({ openedFor, link }: OnRampState, namespace: Namespace): boolean =>
  openedFor === namespace || link.question.includes(`"${namespace}:`)

const isSame = (a: QuoteQuestion | null, b: QuoteQuestion): boolean =>
  a?.amount === b.amount && a.payment === b.payment && a.purchase === b.purchase

/** What a visitor wants to buy, from whom, and what became of it. */
export const onrampSlice = createSlice({
  name: 'walletModal/onramp',
  reducerPath: 'onramp',
  initialState,
  reducers: {
    /** Null: the service has no lists, and examples stand in. */
    currenciesRead: (state, { payload }: PayloadAction<CurrencyLists | null>) => ({
      ...state,
      payments: payload?.payments ?? EXAMPLE_PAYMENTS,
      purchases: payload?.purchases ?? EXAMPLE_PURCHASES,
      areExamples: payload === null,
      areListsRead: payload !== null,
      quote: NO_QUOTE,
    }),
    providerChosen: (state, { payload }: PayloadAction<OnRampProviderName>) => ({
      ...state,
      provider: payload,
      ...NOT_OPEN,
    }),
    paymentChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      payment: payload,
      quote: NO_QUOTE,
    }),
    purchaseChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      purchase: payload,
      quote: NO_QUOTE,
    }),
    amountTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      amount: payload,
      isAmountRefused: false,
      amountChoices: [],
      quote: NO_QUOTE,
    }),
    /** What was typed or pasted is not one plain number; the amount stays as it was. */
    amountRefused: (state, { payload }: PayloadAction<readonly string[] | undefined>) => ({
      ...state,
      isAmountRefused: true,
      amountChoices: payload ?? [],
    }),
    quoteAsked: (state, { payload: question }: PayloadAction<QuoteQuestion>) => ({
      ...state,
      quote: { ...NO_QUOTE, phase: 'loading' as const, question },
    }),
    quoteRead: (
      state,
      { payload }: PayloadAction<{ question: QuoteQuestion; answer: OnrampQuote }>,
    ) =>
      isSame(state.quote.question, payload.question)
        ? { ...state, quote: { ...NO_QUOTE, phase: 'known' as const, ...payload } }
        : state,
    quoteFailed: (
      state,
      {
        payload: { question, reason, retryAt },
      }: PayloadAction<{
        question: QuoteQuestion
        reason: NoQuoteReason
        retryAt: number | null
      }>,
    ) =>
      isSame(state.quote.question, question)
        ? {
            ...state,
            quote: { ...NO_QUOTE, phase: 'unavailable' as const, question, reason, retryAt },
          }
        : state,
    /** It is too old to be shown. */
    quoteExpired: state => ({
      ...state,
      quote: {
        ...NO_QUOTE,
        phase: 'unavailable' as const,
        question: state.quote.question,
        reason: 'expired' as const,
      },
    }),
    linkAsked: (state, { payload: question }: PayloadAction<string>) => ({
      ...state,
      link: { phase: 'loading' as const, question, url: null },
    }),
    /** Null: there is none that may be opened. */
    linkRead: (
      state,
      { payload: { question, url } }: PayloadAction<{ question: string; url: string | null }>,
    ) =>
      state.link.question === question
        ? {
            ...state,
            link: {
              phase: url === null ? ('unavailable' as const) : ('known' as const),
              question,
              url,
            },
          }
        : state,
    linkForgotten: state => ({ ...state, link: NO_LINK }),
    windowOpened: (
      state,
      { payload }: PayloadAction<{ url: string; at: number; namespace: Namespace | null }>,
    ) => ({
      ...state,
      phase: 'open' as const,
      openedUrl: payload.url,
      openedAt: payload.at,
      openedFor: payload.namespace,
    }),
    windowBlocked: (
      state,
      { payload }: PayloadAction<{ url: string; namespace: Namespace | null }>,
    ) => ({
      ...state,
      phase: 'blocked' as const,
      openedUrl: payload.url,
      openedAt: null,
      openedFor: payload.namespace,
      isLooking: false,
    }),
    windowClosed: state =>
      state.phase === 'open' ? { ...state, phase: 'closed' as const } : state,
    lookBegun: state => ({ ...state, isLooking: true }),
    purchaseSeen: state => ({ ...state, ...NOT_OPEN }),
    purchaseNotSeen: state => ({ ...state, phase: 'notSeen' as const, isLooking: false }),
    /** Back to what can be changed. */
    purchaseLeft: state => ({ ...state, ...NOT_OPEN }),
  },
  extraReducers: builder => {
    builder
      .addCase(onrampReset, state => ({ ...begunAnew(state as OnRampState), ...DEFAULTS }))
      .addCase(purchaseStopped, state => ({ ...state, ...NOT_OPEN }))
      .addCase(modalClosed, state => ({ ...state, ...NOT_OPEN }))
      .addCase(networkSwitched, state => ({
        ...begunAnew(state as OnRampState),
        quote: NO_QUOTE,
      }))
      .addCase(disconnected, (state, { payload: { namespace } }) =>
        isOf(state as OnRampState, namespace)
          ? { ...begunAnewIn(state as OnRampState, namespace), ...DEFAULTS }
          : begunAnewIn(state as OnRampState, namespace),
      )
      .addMatcher(isAnyOf(walletConnected, accountsChanged), (state, { payload: { namespace } }) =>
        begunAnewIn(state as OnRampState, namespace),
      )
  },
})

export const {
  currenciesRead,
  providerChosen,
  paymentChosen,
  purchaseChosen,
  amountTyped,
  amountRefused,
  quoteAsked,
  quoteRead,
  quoteFailed,
  quoteExpired,
  linkAsked,
  linkRead,
  linkForgotten,
  windowOpened,
  windowBlocked,
  windowClosed,
  lookBegun,
  purchaseSeen,
  purchaseNotSeen,
  purchaseLeft,
} = onrampSlice.actions

interface Root {
  readonly onramp?: OnRampState
}

export const selectOnRamp = ({ onramp = initialState }: Root): OnRampState => onramp
