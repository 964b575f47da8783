import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import { isRegistering, NO_NAMES, NO_REGISTRATION, type NameFailure } from './namesState'

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
      isLookedUp: false,
      registration: NO_REGISTRATION,
    }),
    /** The user picked a suggestion, so the last lookup stays valid. */
    namePicked: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      text: payload,
      registration: NO_REGISTRATION,
    }),
    /** The typed name, without the zone. */
    nameLookupStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isLookedUp: true,
      lookups: [...state.lookups.filter(label => label !== payload), payload],
    }),
    nameLookupRequested: state => ({ ...state, isLookedUp: false }),
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
  registrationRequested,
  registrationSigning,
  registrationSubmitted,
  registrationDone,
  registrationFailed,
  registrationLeft,
} = namesSlice.actions
