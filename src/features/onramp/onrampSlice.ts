import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { OnRampProviderName } from '../../domain/onRamp'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { onrampReset } from './onrampEvents'
import type { Namespace } from '../../lib/address/caip'
import { NOT_OPEN, type OnRampState } from './onrampState'

/** Retries the quote. */
export const quoteRetried = createAction('walletModal/onramp/quoteRetried')
/** Retries the provider links. */
export const linkRetried = createAction('walletModal/onramp/linkRetried')
/** The user continues to the provider. The window opens synchronously within this press. */
export const purchaseStarted = createAction('walletModal/onramp/purchaseStarted')
/** Focuses the provider's window, or opens it again if it is gone. */
export const providerWindowRequested = createAction('walletModal/onramp/providerWindowRequested')
/** The user followed the link shown in place of a blocked window. */
export const linkFollowed = createAction('walletModal/onramp/linkFollowed')
/** The user stopped waiting for the purchase. */
export const purchaseStopped = createAction('walletModal/onramp/purchaseStopped')
/** The widget in the host's page is in use. */
export const widgetUsed = createAction('walletModal/onramp/widgetUsed')
/** Reloads the list of purchases. */
export const purchasesRequested = createAction('walletModal/onramp/purchasesRequested')
/** The end of the purchases list is visible and there are more pages. */
export const morePurchasesRequested = createAction('walletModal/onramp/morePurchasesRequested')

/** Nothing chosen or typed: the first entry of each list applies. */
const DEFAULTS = {
  provider: null,
  payment: null,
  purchase: null,
  amount: '',
  isAmountRefused: false,
  amountChoices: [],
  isQuoteExpired: false,
} satisfies Partial<OnRampState>

const initialState: OnRampState = { ...DEFAULTS, ...NOT_OPEN }

/** Forgets the window of an account of this namespace; other namespaces keep theirs. */
const resetForNamespace = (state: OnRampState, namespace: Namespace): OnRampState =>
  state.openedFor === null || state.openedFor === namespace ? { ...state, ...NOT_OPEN } : state

/** What the user wants to buy, from which provider, and how the purchase proceeds. */
export const onrampSlice = createSlice({
  name: 'walletModal/onramp',
  reducerPath: 'onramp',
  initialState,
  reducers: {
    providerChosen: (state, { payload }: PayloadAction<OnRampProviderName>) => ({
      ...state,
      provider: payload,
      ...NOT_OPEN,
    }),
    paymentChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      payment: payload,
      isQuoteExpired: false,
    }),
    purchaseChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      purchase: payload,
      isQuoteExpired: false,
    }),
    amountTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      amount: payload,
      isAmountRefused: false,
      amountChoices: [],
      isQuoteExpired: false,
    }),
    /** The input is not one plain number; the amount does not change. */
    amountRefused: (state, { payload }: PayloadAction<readonly string[] | undefined>) => ({
      ...state,
      isAmountRefused: true,
      amountChoices: payload ?? [],
    }),
    quoteExpired: state => ({ ...state, isQuoteExpired: true }),
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
      isPolling: false,
    }),
    windowClosed: state =>
      state.phase === 'open' ? { ...state, phase: 'closed' as const } : state,
    purchasePollingStarted: state => ({ ...state, isPolling: true }),
    purchaseFound: state => ({ ...state, ...NOT_OPEN }),
    purchaseNotFound: state => ({ ...state, phase: 'notFound' as const, isPolling: false }),
    purchaseLeft: state => ({ ...state, ...NOT_OPEN }),
  },
  extraReducers: builder => {
    builder
      .addCase(onrampReset, () => initialState)
      .addCase(purchaseStopped, state => ({ ...state, ...NOT_OPEN }))
      .addCase(modalClosed, state => ({ ...state, ...NOT_OPEN }))
      .addCase(networkSwitched, state => ({ ...state, ...NOT_OPEN, isQuoteExpired: false }))
      .addMatcher(
        isAnyOf(disconnected, walletConnected, accountsChanged),
        (state, { payload: { namespace } }) => resetForNamespace(state as OnRampState, namespace),
      )
  },
})

export const {
  providerChosen,
  paymentChosen,
  purchaseChosen,
  amountTyped,
  amountRefused,
  quoteExpired,
  windowOpened,
  windowBlocked,
  windowClosed,
  purchasePollingStarted,
  purchaseFound,
  purchaseNotFound,
  purchaseLeft,
} = onrampSlice.actions

interface Root {
  readonly onramp?: OnRampState
}

export const selectOnRamp = ({ onramp = initialState }: Root): OnRampState => onramp
