import { createSlice } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { modalClosed } from '../../../events/modalEvents'
import {
  emailChangeCancelled,
  emailChanged,
  emailChangedElsewhere,
  emailChangeFailed,
  emailChangeOtpRefused,
  emailChangeOtpSent,
  emailChangeOtpSubmitted,
  newEmailSubmitted,
  primaryOtpAccepted,
} from './emailChangeEvents'

/** A change of the login's email. Holds no address and no code (D11). */
export interface EmailChangeState {
  /** `sending`: requesting an email. `otp`: awaiting its code. `checking`: submitting it. */
  readonly phase: 'idle' | 'sending' | 'otp' | 'checking' | 'done'
  /** Secret drawer id of the new address; kept while the modal is open, to prefill the field. */
  readonly emailId: string | null
  /** ms since 1970; when another email is allowed. */
  readonly cooldownEndsAt: number | null
  /** Each sent or rejected code increments this, which resets the field. */
  readonly otpRounds: number
  readonly error: ErrorState | null
  /** Incremented per change, so that components read the email again. */
  readonly changes: number
}

const INITIAL_EMAIL_CHANGE: EmailChangeState = {
  phase: 'idle',
  emailId: null,
  cooldownEndsAt: null,
  otpRounds: 0,
  error: null,
  changes: 0,
}

const withStep = (state: EmailChangeState, next: Partial<EmailChangeState>): EmailChangeState => ({
  ...state,
  error: null,
  ...next,
})

const nextRound = ({ otpRounds }: EmailChangeState) => otpRounds + 1
const nextChange = ({ changes }: EmailChangeState) => changes + 1

/** State of an email change. */
export const emailChangeSlice = createSlice({
  name: 'walletModal/emailChange',
  reducerPath: 'emailChange',
  initialState: INITIAL_EMAIL_CHANGE,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(newEmailSubmitted, (state, { payload: { emailId } }) =>
        withStep(state, { phase: 'sending', emailId }),
      )
      .addCase(emailChangeOtpSent, (state, { payload: { cooldownEndsAt } }) =>
        withStep(state, { phase: 'otp', cooldownEndsAt, otpRounds: nextRound(state) }),
      )
      .addCase(emailChangeFailed, (state, { payload: { error, cooldownEndsAt } }) =>
        withStep(state, {
          phase: 'idle',
          error,
          cooldownEndsAt: cooldownEndsAt ?? state.cooldownEndsAt,
        }),
      )
      .addCase(emailChangeOtpSubmitted, state =>
        state.phase === 'otp' ? withStep(state, { phase: 'checking' }) : state,
      )
      .addCase(emailChangeOtpRefused, (state, { payload: { error } }) =>
        withStep(state, { phase: 'otp', error, otpRounds: nextRound(state) }),
      )
      .addCase(primaryOtpAccepted, state =>
        withStep(state, { phase: 'otp', otpRounds: nextRound(state) }),
      )
      .addCase(emailChanged, state =>
        withStep(state, { phase: 'done', emailId: null, changes: nextChange(state) }),
      )
      .addCase(emailChangedElsewhere, state => ({ ...state, changes: nextChange(state) }))
      .addCase(emailChangeCancelled, state => withStep(state, { phase: 'idle' }))
      .addCase(modalClosed, state =>
        state.phase === 'idle' && state.emailId === null && state.error === null
          ? state
          : {
              ...INITIAL_EMAIL_CHANGE,
              cooldownEndsAt: state.cooldownEndsAt,
              changes: state.changes,
            },
      )
  },
})

interface Root {
  readonly emailChange?: EmailChangeState
}

export const selectEmailChange = ({ emailChange = INITIAL_EMAIL_CHANGE }: Root): EmailChangeState =>
  emailChange
export const selectEmailChanges = ({ emailChange = INITIAL_EMAIL_CHANGE }: Root): number =>
  emailChange.changes
