import type { SignIn } from '../../features/siwx/siwxState'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'

/** The status of signing in on a chain family; null if it is not requested. `state` is the modal's part of the store. */
export const selectSignIn = (state: RootState, namespace: Namespace): SignIn | null =>
  state.siwx?.byNamespace[namespace] ?? null

/** Whether the account on screen is signed in on its network. */
export const selectIsSignedIn = (state: RootState, namespace: Namespace): boolean =>
  selectSignIn(state, namespace)?.phase === 'signedIn'
