import { createSlice } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type {
  SessionStep,
  SmartSession,
  UnfinishedSession,
} from '../../domain/permissions/permissions'
import { disconnected } from '../../events/connectionEvents'
import { DEFAULT_NAMESPACE, type CaipAddress } from '../../lib/address/caip'
import {
  grantApproved,
  grantRequested,
  grantSent,
  permissionsGranted,
  permissionsNotGranted,
  revokeApproved,
  revokeFailed,
  revokeRequested,
  revokeSent,
  sessionRevoked,
  sessionSettled,
  unfinishedSessionsLoaded,
} from './smartSessionsEvents'

export interface SmartSessionsState {
  /** The page's pending request; one at a time. */
  readonly granting: {
    readonly id: string
    readonly phase: 'preparing' | 'awaitingWallet' | 'activating'
  } | null
  readonly revoking: {
    readonly pci: string
    readonly phase: 'awaitingWallet' | 'awaitingService' | 'failed'
    readonly error: ErrorState | null
  } | null
  /** Sessions whose grant or revocation has no known outcome. */
  readonly unfinished: readonly UnfinishedSession[]
}

const initialState: SmartSessionsState = { granting: null, revoking: null, unfinished: [] }

interface OfSession {
  readonly account: CaipAddress
  readonly session: SmartSession
}

const isSession =
  (account: string, pci: string) =>
  (each: UnfinishedSession): boolean =>
    each.account === account && each.session.pci === pci

const withoutSession = (state: SmartSessionsState, account: string, pci: string) => {
  const is = isSession(account, pci)
  return state.unfinished.filter(each => !is(each))
}

const withStep = (
  state: SmartSessionsState,
  { account, session }: OfSession,
  step: SessionStep,
): SmartSessionsState => ({
  ...state,
  unfinished: [...withoutSession(state, account, session.pci), { account, session, step }],
})

const withGrantingPhase = (
  state: SmartSessionsState,
  phase: 'awaitingWallet' | 'activating',
): SmartSessionsState => ({ ...state, granting: state.granting && { ...state.granting, phase } })

/** Pending requests and unfinished sessions; never signatures. */
export const smartSessionsSlice = createSlice({
  name: 'walletModal/smartSessions',
  reducerPath: 'smartSessions',
  initialState,
  reducers: {
    /** A replayed or preloaded state has no running flow. Unfinished sessions are in storage. */
    stepsReset: draft => ({
      ...(draft as SmartSessionsState),
      granting: null,
      revoking: null,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(grantRequested, (state, { payload: { id } }) =>
        state.granting ? undefined : { ...state, granting: { id, phase: 'preparing' } },
      )
      .addCase(grantSent, (draft, { payload }) =>
        withGrantingPhase(
          withStep(draft as SmartSessionsState, payload, 'granting'),
          'awaitingWallet',
        ),
      )
      .addCase(grantApproved, (draft, { payload }) =>
        withGrantingPhase(withStep(draft as SmartSessionsState, payload, 'granted'), 'activating'),
      )
      .addCase(permissionsGranted, (draft, { payload: { id, account, session } }) => {
        const state = draft as SmartSessionsState
        return {
          ...state,
          unfinished: withoutSession(state, account, session.pci),
          granting: state.granting?.id === id ? null : state.granting,
        }
      })
      .addCase(permissionsNotGranted, (state, { payload: { id } }) => {
        if (state.granting?.id === id) state.granting = null
      })
      .addCase(revokeRequested, (state, { payload: { pci } }) =>
        state.revoking && state.revoking.phase !== 'failed'
          ? undefined
          : { ...state, revoking: { pci, phase: 'awaitingWallet', error: null } },
      )
      .addCase(revokeSent, (draft, { payload }) =>
        withStep(draft as SmartSessionsState, payload, 'revoking'),
      )
      .addCase(revokeApproved, (draft, { payload }) => {
        const state = withStep(draft, payload, 'revoked')
        const { revoking } = state
        const isThis = revoking?.pci === payload.session.pci
        return isThis ? { ...state, revoking: { ...revoking, phase: 'awaitingService' } } : state
      })
      .addCase(sessionRevoked, (draft, { payload: { account, pci } }) => {
        const state = draft as SmartSessionsState
        return {
          ...state,
          revoking: state.revoking?.pci === pci ? null : state.revoking,
          unfinished: withoutSession(state, account, pci),
        }
      })
      .addCase(revokeFailed, (state, { payload: { pci, error } }) => {
        if (state.revoking?.pci === pci) state.revoking = { pci, phase: 'failed', error }
      })
      .addCase(sessionSettled, (draft, { payload: { account, pci } }) => ({
        ...(draft as SmartSessionsState),
        unfinished: withoutSession(draft as SmartSessionsState, account, pci),
      }))
      .addCase(unfinishedSessionsLoaded, (draft, { payload }) => {
        const state = draft as SmartSessionsState
        const known = state.unfinished.filter(
          ({ account, session }) => !payload.some(isSession(account, session.pci)),
        )
        return { ...state, unfinished: [...known, ...payload] }
      })
      .addCase(disconnected, (state, { payload: { namespace } }) => {
        if (namespace === DEFAULT_NAMESPACE) state.revoking = null
      })
  },
})

export const { stepsReset } = smartSessionsSlice.actions

interface Root {
  readonly smartSessions?: SmartSessionsState
}

/** Nothing is pending in a state without the slice. */
export const selectSmartSessions = (state: Root): SmartSessionsState =>
  state.smartSessions ?? initialState
