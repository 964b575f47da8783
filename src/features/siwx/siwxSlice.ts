import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SignInPhase, SignInSubject } from '../../domain/signInState'
import { disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import {
  sessionCheckFailed,
  sessionCheckStarted,
  signedIn,
  signedOut,
  signInCancelled,
  signInFailed,
  signInMessageMade,
  signInMessageRenewed,
  signInMessageRequested,
  signInPrompted,
  signInRequested,
  signInSkipped,
  signInStoring,
  signOutFailed,
} from './siwxEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { SignIn, SignInMessage, SiwxState } from './siwxState'

const initialState: SiwxState = { byNamespace: {}, lastByAddress: {} }

const NO_MESSAGE: SignInMessage = { phase: 'none', id: null, madeAt: 0, isRenewed: false }

/**
 * Whether a wallet or a server is working on the sign-in, so that a second request must not start.
 */
export const isPending = (phase: SignInPhase | undefined): boolean =>
  phase === 'signing' || phase === 'storing'

const withMustSign = (signIn: Omit<SignIn, 'mustSign'>): SignIn => ({
  ...signIn,
  mustSign: signIn.isRequired && signIn.phase !== 'signedIn' && signIn.phase !== 'checking',
})

function change(
  state: SiwxState,
  namespace: Namespace,
  next: (signIn: SignIn) => Partial<SignIn>,
): SiwxState {
  const current = state.byNamespace[namespace]
  return current
    ? {
        ...state,
        byNamespace: {
          ...state.byNamespace,
          [namespace]: withMustSign({ ...current, ...next(current) }),
        },
      }
    : state
}

const withoutNamespace = (state: SiwxState, namespace: Namespace): SiwxState => {
  const { [namespace]: _gone, ...byNamespace } = state.byNamespace
  return { ...state, byNamespace }
}

const toPhase = (phase: SignInPhase) => ({
  phase,
  failed: null,
  error: null,
  session: null,
  message: NO_MESSAGE,
})

/** Holds the progress of signing in and the session's dates; never the message or its signature. */
export const siwxSlice = createSlice({
  name: 'walletModal/siwx',
  reducerPath: 'siwx',
  initialState,
  reducers: {
    requirementRead: (
      draft,
      {
        payload: { namespace, isRequired },
      }: PayloadAction<{ readonly namespace: Namespace; readonly isRequired: boolean }>,
    ) => change(draft as SiwxState, namespace, () => ({ isRequired })),
    /** A replayed or preloaded state has no running flow, so pending phases end. */
    signInReset: (draft, { payload }: PayloadAction<{ readonly namespace: Namespace }>) =>
      change(draft as SiwxState, payload.namespace, ({ phase }) =>
        toPhase(phase === 'checking' ? 'signedOut' : 'cancelled'),
      ),
  },
  extraReducers: builder => {
    builder
      .addCase(sessionCheckStarted, (draft, { payload: subject }) => {
        const state = draft as SiwxState
        // Required until the configuration answers.
        const { isRequired = true } = state.byNamespace[subject.namespace] ?? {}
        return {
          ...state,
          byNamespace: {
            ...state.byNamespace,
            [subject.namespace]: withMustSign({ ...subject, isRequired, ...toPhase('checking') }),
          },
        }
      })
      .addCase(sessionCheckFailed, (draft, { payload: { namespace, error } }) =>
        change(draft as SiwxState, namespace, () => ({ phase: 'failed', failed: 'check', error })),
      )
      .addCase(signInPrompted, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, () => toPhase('asking')),
      )
      .addCase(signInSkipped, (draft, { payload }) =>
        withoutNamespace(draft as SiwxState, payload.namespace),
      )
      .addCase(signInMessageRequested, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, ({ message }) =>
          message.phase === 'made' ? {} : { message: { ...NO_MESSAGE, phase: 'making' } },
        ),
      )
      .addCase(signInMessageMade, (draft, { payload: { namespace, messageId, madeAt } }) =>
        change(draft as SiwxState, namespace, () => ({
          message: {
            phase: messageId === null ? 'failed' : 'made',
            id: messageId,
            madeAt,
            isRenewed: false,
          },
        })),
      )
      .addCase(signInMessageRenewed, (draft, { payload: { namespace, messageId, madeAt } }) =>
        change(draft as SiwxState, namespace, () => ({
          ...toPhase('asking'),
          message: { phase: 'made', id: messageId, madeAt, isRenewed: true },
        })),
      )
      .addCase(signInRequested, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, ({ phase }) =>
          isPending(phase) || phase === 'signedIn'
            ? {}
            : { phase: 'signing', failed: null, error: null },
        ),
      )
      .addCase(signInStoring, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, () => ({ phase: 'storing' })),
      )
      .addCase(signedIn, (draft, { payload: { namespace, address, caipNetworkId, session } }) => {
        const state = change(draft, namespace, () => ({
          ...toPhase('signedIn'),
          address,
          caipNetworkId,
          session,
        }))
        return {
          ...state,
          lastByAddress: { ...state.lastByAddress, [`${namespace}:${address}`]: caipNetworkId },
        }
      })
      .addCase(signInFailed, (draft, { payload: { namespace, error } }) =>
        change(draft as SiwxState, namespace, () => ({
          ...toPhase('failed'),
          failed: 'signIn',
          error,
        })),
      )
      .addCase(signInCancelled, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, () => toPhase('cancelled')),
      )
      .addCase(signedOut, (draft, { payload }) =>
        change(draft as SiwxState, payload.namespace, () => toPhase('signedOut')),
      )
      .addCase(signOutFailed, (draft, { payload: { namespace, error } }) =>
        change(draft as SiwxState, namespace, () => ({ failed: 'signOut', error })),
      )
      .addCase(disconnected, (draft, { payload: { namespace } }) => {
        const { lastByAddress, byNamespace } = withoutNamespace(draft, namespace)
        const others = Object.entries(lastByAddress).filter(
          ([address]) => !address.startsWith(`${namespace}:`),
        )
        return { byNamespace, lastByAddress: Object.fromEntries(others) }
      })
      // Closing the modal declines an optional sign-in.
      .addCase(modalClosed, draft => {
        const { byNamespace, ...rest } = draft as SiwxState
        const left = Object.entries(byNamespace).map(([namespace, signIn]) => {
          const isLeft =
            !signIn.isRequired && (signIn.phase === 'asking' || signIn.failed === 'signIn')
          return [namespace, isLeft ? { ...signIn, ...toPhase('cancelled') } : signIn]
        })
        return { ...rest, byNamespace: Object.fromEntries(left) as SiwxState['byNamespace'] }
      })
  },
})

export const { requirementRead, signInReset } = siwxSlice.actions

/** Plain functions, so that a host's selectors can use them without loading the slice. */
interface Root {
  readonly siwx?: SiwxState
}

export const selectSignIn = (state: Root, namespace: Namespace): SignIn | null =>
  state.siwx?.byNamespace[namespace] ?? null
export const selectSignIns = (state: Root) => state.siwx?.byNamespace ?? {}
export const selectLastSignedIn = (
  state: Root,
  { namespace, address }: Pick<SignInSubject, 'namespace' | 'address'>,
): CaipNetworkId | null => state.siwx?.lastByAddress[`${namespace}:${address}`] ?? null
