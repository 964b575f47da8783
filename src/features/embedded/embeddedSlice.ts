import { createSlice } from '@reduxjs/toolkit'
import { accountTypeSwitched } from '../../events/accountEvents'
import { disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import {
  accountTypeNotSwitched,
  accountTypeRequested,
  accountTypeSwitchLeft,
  embeddedUserRead,
  smartAccountNetworksRead,
} from '../../core/login/accountTypeEvents'
import { emailLoginFailed, emailSubmitted } from './emailFieldEvents'
import {
  otpAccepted,
  otpRefused,
  otpSubmitted,
  deviceLinkFailed,
  deviceLinkSent,
  deviceRegistered,
  otpSent,
  emailConnectFailed,
  emailConnectRetried,
  emailLoginCancelled,
  emailLoginCompleted,
  frameRequestsChanged,
  loginStorageReported,
  resendFailed,
  resendRequested,
} from './embeddedEvents'
import {
  NO_LOGIN,
  INITIAL_EMBEDDED,
  type EmailLogin,
  type EmbeddedState,
} from '../../core/login/embeddedState'

export {
  selectApprovalId,
  selectEmailLogin,
  selectFrameRequests,
  selectIsLoginStoredHere,
  selectLoginUser,
  selectSmartAccountNetworks,
  selectTypeSwitch,
  type EmailLogin,
  type EmbeddedState,
  type LoginPhase,
  type LoginUser,
  type TypeSwitch,
} from '../../core/login/embeddedState'

const withLogin = (state: EmbeddedState, login: Partial<EmailLogin>): EmbeddedState => ({
  ...state,
  login: { ...state.login, error: null, isResending: false, hasResendFailed: false, ...login },
})

const nextRound = ({ login }: EmbeddedState) => login.codeRounds + 1

/** State of email sign-in and the frame's requests. */
export const embeddedSlice = createSlice({
  name: 'walletModal/embedded',
  reducerPath: 'embedded',
  initialState: INITIAL_EMBEDDED,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(emailSubmitted, (state, { payload: { emailId } }) =>
        withLogin(state, { phase: 'sending', emailId }),
      )
      .addCase(emailLoginFailed, (state, { payload: { error, cooldownEndsAt } }) =>
        withLogin(state, {
          phase: 'idle',
          error,
          cooldownEndsAt: cooldownEndsAt ?? state.login.cooldownEndsAt,
        }),
      )
      .addCase(deviceLinkSent, (state, { payload: { cooldownEndsAt } }) =>
        withLogin(state, { phase: 'device', cooldownEndsAt }),
      )
      .addCase(deviceLinkFailed, (state, { payload: { error } }) => withLogin(state, { error }))
      .addCase(deviceRegistered, (state, { payload: { cooldownEndsAt } }) =>
        withLogin(state, { phase: 'code', cooldownEndsAt, codeRounds: nextRound(state) }),
      )
      .addCase(otpSent, (state, { payload: { cooldownEndsAt } }) =>
        withLogin(state, { phase: 'code', cooldownEndsAt, codeRounds: nextRound(state) }),
      )
      .addCase(otpSubmitted, state =>
        state.login.phase === 'code' ? withLogin(state, { phase: 'checking' }) : state,
      )
      .addCase(otpRefused, (state, { payload: { error } }) =>
        withLogin(state, { phase: 'code', error, codeRounds: nextRound(state) }),
      )
      .addCase(resendRequested, state => withLogin(state, { isResending: true }))
      .addCase(resendFailed, (state, { payload: { error, cooldownEndsAt } }) =>
        withLogin(state, {
          error,
          hasResendFailed: true,
          cooldownEndsAt: cooldownEndsAt ?? state.login.cooldownEndsAt,
        }),
      )
      .addCase(otpAccepted, state => withLogin(state, { phase: 'connecting' }))
      .addCase(emailConnectRetried, state => withLogin(state, { phase: 'connecting' }))
      .addCase(emailConnectFailed, (state, { payload: { error } }) =>
        withLogin(state, { phase: 'notConnected', error }),
      )
      .addCase(emailLoginCompleted, state => withLogin(state, { phase: 'done' }))
      .addCase(emailLoginCancelled, state => withLogin(state, { phase: 'idle' }))
      .addCase(modalClosed, state =>
        state.login.emailId === null
          ? state
          : withLogin(state, { ...NO_LOGIN, cooldownEndsAt: state.login.cooldownEndsAt }),
      )
      .addCase(frameRequestsChanged, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(accountTypeRequested, (state, { payload }) =>
        state.typeSwitch ? state : { ...state, typeSwitch: payload },
      )
      .addCase(accountTypeSwitched, state => ({ ...state, typeSwitch: null }))
      .addCase(accountTypeNotSwitched, state => ({ ...state, typeSwitch: null }))
      .addCase(accountTypeSwitchLeft, state => ({ ...state, typeSwitch: null }))
      .addCase(smartAccountNetworksRead, (state, { payload }) => ({
        ...state,
        smartAccountNetworks: payload,
      }))
      .addCase(embeddedUserRead, (state, { payload }) => ({ ...state, user: payload }))
      .addCase(disconnected, (state, { payload }) =>
        state.typeSwitch?.namespace === payload.namespace ? { ...state, typeSwitch: null } : state,
      )
      .addCase(loginStorageReported, (state, { payload }) => ({ ...state, ...payload }))
  },
})
