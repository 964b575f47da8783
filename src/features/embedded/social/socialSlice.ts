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
 * `asking`: the provider's address is on its way. `waiting`: the visitor is at the provider, or about to be. `connecting`: they agreed
 * there, and the login is asked for.
 */
export type SocialPhase = 'idle' | 'asking' | 'waiting' | 'connecting' | 'failed' | 'done'

/** An attempt to sign in with an account elsewhere. Holds no address of it, no window and no result (D11). */
export interface SocialState {
  readonly phase: SocialPhase
  readonly provider: SocialProvider | null
  /** The provider's window, by its id in the secret drawer. */
  readonly windowId: string | null
  /** The address for the Farcaster app, by its id in the secret drawer. */
  readonly uriId: string | null
  /** The frame is loading for a press that opens a window. */
  readonly isPreparing: boolean
  readonly error: ErrorState | null
}

const NOTHING: SocialState = {
  phase: 'idle',
  provider: null,
  windowId: null,
  uriId: null,
  isPreparing: false,
  error: null,
}

const begin = (
  { isPreparing }: SocialState,
  { phase = 'waiting', ...begun }: Partial<SocialState>,
): SocialState => ({ ...NOTHING, isPreparing, phase, ...begun })

/** Signing in with an account elsewhere. */
export const socialSlice = createSlice({
  name: 'walletModal/social',
  reducerPath: 'social',
  initialState: NOTHING,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(socialsShown, state => ({ ...state, isPreparing: true }))
      .addCase(socialsPrepared, state => ({ ...state, isPreparing: false }))
      .addCase(socialRequested, (state, { payload }) => begin(state, payload))
      .addCase(socialRedirectRequested, (state, { payload }) =>
        begin(state, { phase: 'asking', ...payload }),
      )
      .addCase(socialReturned, (state, { payload }) =>
        begin(state, { phase: 'connecting', ...payload }),
      )
      .addCase(farcasterRequested, state =>
        begin(state, { phase: 'asking', provider: 'farcaster' }),
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
      .addCase(socialCancelled, ({ isPreparing }) => ({ ...NOTHING, isPreparing }))
      .addCase(socialCompleted, state => ({ ...state, phase: 'done', windowId: null }))
  },
})

interface Root {
  readonly social?: SocialState
}

export const selectSocial = ({ social = NOTHING }: Root): SocialState => social
