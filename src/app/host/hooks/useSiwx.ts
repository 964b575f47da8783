import { useMemo } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { SignedInAs, SignInPhase } from '../../../domain/signInState'
import { selectIsConnected } from '../../../core/connections/connectionsSlice'
import { resolveNamespace } from '../resolveNamespace'
import { createSiwxControls } from '../getSiwx'
import { selectSignIn } from '../selectors/selectWallet'
import type { SignInOutcome } from '../SiwxControls'
import type { NamespaceOption } from './hooks'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'

export interface HostSiwx {
  /** Also `checking` while the code loads. Only `signedIn` means that the visitor is signed in. */
  readonly status: SignInPhase
  /** The signed-in account and when the session expires; `null` unless signed in. */
  readonly session: SignedInAs | null
  /** Why checking, signing in or signing out failed. */
  readonly error: ErrorState | null
  /** Requests the signature, without the modal's confirmation first. Never rejects. */
  readonly signIn: () => Promise<SignInOutcome>
  /** Ends the session; the wallet stays connected. Never rejects. */
  readonly signOut: () => Promise<SignInOutcome>
}

/**
 * Returns whether the visitor is signed in, with the option `siwx`, and methods to sign in and out.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useSiwx({ namespace, ...where }: NamespaceOption = {}): HostSiwx {
  const { runtime } = useRuntime(where)
  const shown = useHostSelector(runtime, state => resolveNamespace(state, namespace))
  const signIn = useHostSelector(runtime, state => selectSignIn(state, shown))
  const isConnected = useHostSelector(runtime, state => selectIsConnected(state, shown))
  const { siwx, siweConfig } = runtime.options
  return useMemo(() => {
    const { phase, session = null, error = null } = signIn ?? {}
    const isAwaited = isConnected && signIn === null && Boolean(siwx ?? siweConfig)
    const verbs = createSiwxControls(runtime)
    return {
      status: phase ?? (isAwaited ? 'checking' : 'signedOut'),
      session,
      error,
      signIn: () => verbs.signIn(shown),
      signOut: () => verbs.signOut(shown),
    }
  }, [runtime, shown, signIn, isConnected, siwx, siweConfig])
}
