import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import type { NameSuggestion } from '../../domain/schemas/profile'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import {
  isRegistering,
  NO_NAMES,
  NO_REGISTRATION,
  type LookupFailure,
  type NameFailure,
} from './namesState'

/** The typed name belongs to one visit on one network. */
const isOver = isAnyOf(modalClosed, networkSwitched)
const isAccountEvent = isAnyOf(disconnected, accountsChanged)

/** The typed name and its registration; never the signed message. */
export const namesSlice = createSlice({
  name: 'walletModal/names',
  reducerPath: 'names',
  initialState: NO_NAMES,
  reducers: {
    /** Lower case, without the zone. */
    nameTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      text: payload,
      lookup: 'idle' as const,
      registration: NO_REGISTRATION,
    }),
    /** The user picked a suggestion, so the lookup stays valid. */
    namePicked: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      text: payload,
      registration: NO_REGISTRATION,
    }),
    nameLookupStarted: state => ({ ...state, lookup: 'looking' as const }),
    nameLookupRequested: state => ({ ...state, lookup: 'idle' as const }),
    nameLookedUp: (state, { payload }: PayloadAction<readonly NameSuggestion[]>) => ({
      ...state,
      lookup: 'known' as const,
      suggestions: [...payload],
    }),
    nameLookupFailed: (state, { payload }: PayloadAction<LookupFailure>) => ({
      ...state,
      lookup: payload,
    }),
    registrationRequested: state =>
      isRegistering(state.registration.phase)
        ? state
        : { ...state, registration: { ...NO_REGISTRATION, phase: 'checking' as const } },
    registrationSigning: (state, { payload }: PayloadAction<{ readonly name: string }>) => ({
      ...state,
      registration: { ...NO_REGISTRATION, phase: 'signing' as const, name: payload.name },
    }),
    registrationSubmitted: state => ({
      ...state,
      registration: { ...state.registration, phase: 'submitting' as const },
    }),
    registrationDone: (state, { payload }: PayloadAction<{ readonly name: string }>) => ({
      ...NO_NAMES,
      registration: { ...NO_REGISTRATION, phase: 'done' as const, name: payload.name },
    }),
    registrationFailed: (
      state,
      {
        payload,
      }: PayloadAction<{
        readonly name: string
        readonly failure: NameFailure
        readonly reason?: string | undefined
        readonly code?: ErrorCode | undefined
        readonly isLate?: boolean
      }>,
    ) => {
      const { name, failure, reason = null, code = null, isLate = false } = payload
      const registration = { phase: 'failed' as const, name, failure, reason, code, isLate }
      return { ...state, registration }
    },
    registrationLeft: state => ({ ...state, registration: NO_REGISTRATION }),
  },
  extraReducers: builder => {
    builder
      .addMatcher(isOver, () => NO_NAMES)
      // Names belong to one namespace; other namespaces do not affect them (P14).
      .addMatcher(isAccountEvent, (state, { payload: { namespace } }) =>
        namespace === DEFAULT_NAMESPACE ? NO_NAMES : state,
      )
  },
})

export const {
  nameTyped,
  namePicked,
  nameLookupStarted,
  nameLookupRequested,
  nameLookedUp,
  nameLookupFailed,
  registrationRequested,
  registrationSigning,
  registrationSubmitted,
  registrationDone,
  registrationFailed,
  registrationLeft,
} = namesSlice.actions
