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

/** A change of the login's email. Holds no address and no code (D11); whose code is wanted is told by the view. */
export interface EmailChangeState {
  /** `sending`: a mail is asked for. `otp`: its code is waited for. `checking`: it is on its way. */
  readonly phase: 'idle' | 'sending' | 'otp' | 'checking' | 'done'
  /** The new address, by its id in the secret drawer; kept while the card is open, so that who goes back finds it. */
  readonly emailId: string | null
  /** ms since 1970: when another mail may be asked for. */
  readonly cooldownEndsAt: number | null
  /** How many codes were sent or refused: each time, the field for the code begins anew. */
  readonly otpRounds: number
  readonly error: ErrorState | null
  /** How often the address changed: what shows it reads it again. */
  readonly changes: number
}

const NOTHING: EmailChangeState = {
  phase: 'idle',
  emailId: null,
  cooldownEndsAt: null,
  otpRounds: 0,
  error: null,
  changes: 0,
}

const step = (state: EmailChangeState, next: Partial<EmailChangeState>): EmailChangeState => ({
  ...state,
  error: null,
  ...next,
})

const nextRound = ({ otpRounds }: EmailChangeState) => otpRounds + 1
const nextChange = ({ changes }: EmailChangeState) => changes + 1

/** Giving the login another email. */
export const emailChangeSlice = createSlice({
  name: 'walletModal/emailChange',
  reducerPath: 'emailChange',
  initialState: NOTHING,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(newEmailSubmitted, (state, { payload: { emailId } }) =>
        step(state, { phase: 'sending', emailId }),
      )
      .addCase(emailChangeOtpSent, (state, { payload: { cooldownEndsAt } }) =>
        step(state, { phase: 'otp', cooldownEndsAt, otpRounds: nextRound(state) }),
      )
      .addCase(emailChangeFailed, (state, { payload: { error, cooldownEndsAt } }) =>
        step(state, {
          phase: 'idle',
          error,
          cooldownEndsAt: cooldownEndsAt ?? state.cooldownEndsAt,
        }),
      )
      .addCase(emailChangeOtpSubmitted, state =>
        state.phase === 'otp' ? step(state, { phase: 'checking' }) : state,
      )
      .addCase(emailChangeOtpRefused, (state, { payload: { error } }) =>
        step(state, { phase: 'otp', error, otpRounds: nextRound(state) }),
      )
      .addCase(primaryOtpAccepted, state =>
        step(state, { phase: 'otp', otpRounds: nextRound(state) }),
      )
      .addCase(emailChanged, state =>
        step(state, { phase: 'done', emailId: null, changes: nextChange(state) }),
      )
      .addCase(emailChangedElsewhere, state => ({ ...state, changes: nextChange(state) }))
      .addCase(emailChangeCancelled, state => step(state, { phase: 'idle' }))
      .addCase(modalClosed, state =>
        state.phase === 'idle' && state.emailId === null && state.error === null
          ? state
          : { ...NOTHING, cooldownEndsAt: state.cooldownEndsAt, changes: state.changes },
      )
  },
})

interface Root {
  readonly emailChange?: EmailChangeState
}

export const selectEmailChange = ({ emailChange = NOTHING }: Root): EmailChangeState => emailChange
export const selectEmailChanges = ({ emailChange = NOTHING }: Root): number => emailChange.changes
