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

/** Retries the quote. */
export const quoteRetried = createAction('walletModal/onramp/quoteRetried')
/** Retries the provider links. */
export const linkRetried = createAction('walletModal/onramp/linkRetried')
/** The user continues to the provider. The window opens synchronously within this press. */
export const purchaseStarted = createAction('walletModal/onramp/purchaseStarted')
/** Focuses the provider's window, or opens it again if it is gone. */
export const windowWanted = createAction('walletModal/onramp/windowWanted')
/** The user followed the link shown in place of a blocked window. */
export const linkFollowed = createAction('walletModal/onramp/linkFollowed')
/** The user stopped waiting for the purchase. */
export const purchaseStopped = createAction('walletModal/onramp/purchaseStopped')
/** The widget in the host's page is in use. */
export const widgetUsed = createAction('walletModal/onramp/widgetUsed')
/** Reloads the list of purchases. */
export const purchasesWanted = createAction('walletModal/onramp/purchasesWanted')
/** The end of the purchases list is visible and there are more pages. */
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

/** Nothing chosen or typed: the first entry of each list applies. */
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

/** Clears what belongs to the previous account or network. */
const resetForAccount = (state: OnRampState): OnRampState => ({
  ...state,
  link: NO_LINK,
  ...NOT_OPEN,
})

/** Clears what belongs to an account of this namespace; other namespaces keep theirs. */
function resetForNamespace(state: OnRampState, namespace: Namespace): OnRampState {
  const { openedFor, link } = state
  return {
    ...state,
    ...(link.question.includes(`"${namespace}:`) && { link: NO_LINK }),
    ...((openedFor === null || openedFor === namespace) && NOT_OPEN),
  }
}

/** Whether the form is for an account of this namespace. */
const isForNamespace = ({ openedFor, link }: OnRampState, namespace: Namespace): boolean =>
  openedFor === namespace || link.question.includes(`"${namespace}:`)

const isSame = (a: QuoteQuestion | null, b: QuoteQuestion): boolean =>
  a?.amount === b.amount && a.payment === b.payment && a.purchase === b.purchase

/** What the user wants to buy, from which provider, and how the purchase proceeds. */
export const onrampSlice = createSlice({
  name: 'walletModal/onramp',
  reducerPath: 'onramp',
  initialState,
  reducers: {
    /** Null if the service has no lists; examples replace them. */
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
    /** The input is not one plain number; the amount does not change. */
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
    /** Null if there is no link that may be opened. */
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
    purchaseLeft: state => ({ ...state, ...NOT_OPEN }),
  },
  extraReducers: builder => {
    builder
      .addCase(onrampReset, state => ({ ...resetForAccount(state as OnRampState), ...DEFAULTS }))
      .addCase(purchaseStopped, state => ({ ...state, ...NOT_OPEN }))
      .addCase(modalClosed, state => ({ ...state, ...NOT_OPEN }))
      .addCase(networkSwitched, state => ({
        ...resetForAccount(state as OnRampState),
        quote: NO_QUOTE,
      }))
      .addCase(disconnected, (state, { payload: { namespace } }) =>
        isForNamespace(state as OnRampState, namespace)
          ? { ...resetForNamespace(state as OnRampState, namespace), ...DEFAULTS }
          : resetForNamespace(state as OnRampState, namespace),
      )
      .addMatcher(isAnyOf(walletConnected, accountsChanged), (state, { payload: { namespace } }) =>
        resetForNamespace(state as OnRampState, namespace),
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
