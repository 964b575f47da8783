import type { SignIn } from '../../features/siwx/siwxState'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'

/** How far signing in has come on a chain family; null where nobody is asked. The state is the modal's part of the host's. */
export const selectSignIn = (state: RootState, namespace: Namespace): SignIn | null =>
  state.siwx?.byNamespace[namespace] ?? null

/** Whether the account on screen is signed in on its network. */
export const selectIsSignedIn = (state: RootState, namespace: Namespace): boolean =>
  selectSignIn(state, namespace)?.phase === 'signedIn'
