import { createSlice } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { SocialProvider } from '../../../domain/socials'
import {
  farcasterRequested,
  socialRedirectRequested,
  socialRequested,
  socialsShown,
} from './socialBlockEvents'
import {
  farcasterUriCreated,
  socialApproved,
  socialCancelled,
  socialCompleted,
  socialFailed,
  socialReturned,
  socialsPrepared,
} from './socialEvents'

/**
 * `asking`: requesting the provider's URL. `waiting`: the visitor is at the provider. `connecting`:
 * approved there, requesting the login.
 */
export type SocialPhase = 'idle' | 'asking' | 'waiting' | 'connecting' | 'failed' | 'done'

/** A social sign-in attempt. Holds no URL, window or result (D11). */
export interface SocialState {
  readonly phase: SocialPhase
  readonly provider: SocialProvider | null
  /** Secret drawer id of the provider's window. */
  readonly windowId: string | null
  /** Secret drawer id of the Farcaster URI. */
  readonly uriId: string | null
  /** The frame is loading, before a press opens a window. */
  readonly isPreparing: boolean
  readonly error: ErrorState | null
}

const INITIAL_SOCIAL: SocialState = {
  phase: 'idle',
  provider: null,
  windowId: null,
  uriId: null,
  isPreparing: false,
  error: null,
}

const startAttempt = (
  { isPreparing }: SocialState,
  { phase = 'waiting', ...begun }: Partial<SocialState>,
): SocialState => ({ ...INITIAL_SOCIAL, isPreparing, phase, ...begun })

/** State of social sign-in. */
export const socialSlice = createSlice({
  name: 'walletModal/social',
  reducerPath: 'social',
  initialState: INITIAL_SOCIAL,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(socialsShown, state => ({ ...state, isPreparing: true }))
      .addCase(socialsPrepared, state => ({ ...state, isPreparing: false }))
      .addCase(socialRequested, (state, { payload }) => startAttempt(state, payload))
      .addCase(socialRedirectRequested, (state, { payload }) =>
        startAttempt(state, { phase: 'asking', ...payload }),
      )
      .addCase(socialReturned, (state, { payload }) =>
        startAttempt(state, { phase: 'connecting', ...payload }),
      )
      .addCase(farcasterRequested, state =>
        startAttempt(state, { phase: 'asking', provider: 'farcaster' }),
      )
      .addCase(farcasterUriCreated, (state, { payload: { uriId } }) => ({
        ...state,
        phase: 'waiting',
        uriId,
      }))
      .addCase(socialApproved, state => ({ ...state, phase: 'connecting', uriId: null }))
      .addCase(socialFailed, (state, { payload: { error } }) => ({
        ...state,
        phase: 'failed',
        windowId: null,
        uriId: null,
        error,
      }))
      .addCase(socialCancelled, ({ isPreparing }) => ({ ...INITIAL_SOCIAL, isPreparing }))
      .addCase(socialCompleted, state => ({ ...state, phase: 'done', windowId: null }))
  },
})

interface Root {
  readonly social?: SocialState
}

export const selectSocial = ({ social = INITIAL_SOCIAL }: Root): SocialState => social
