import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { parseCaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'

/** Returns the outcome for the action that ends a wait; undefined for any other. */
export type ReadOutcome = (action: UnknownAction) => Outcome | undefined
type ConnectedOutcome = Extract<Outcome, { readonly status: 'connected' }>

/** Type strings, because importing the actions would add a chunk to every page. */
const SIGNED_IN = 'walletModal/siwx/signedIn'
const SKIPPED = 'walletModal/siwx/skipped'

/** Returns the outcome of signing in for a connected wallet; undefined while it is pending. */
function signInOutcome(
  action: UnknownAction,
  connected: ConnectedOutcome,
  state: RootState,
): Outcome | undefined {
  const { namespace } = parseCaipNetworkId(connected.caipNetworkId)
  const { payload } = action as { readonly payload?: { readonly namespace?: Namespace } }
  if (payload?.namespace === namespace) {
    if (action.type === SIGNED_IN) return { ...connected, isSignedIn: true }
    if (action.type === SKIPPED) return { ...connected, isSignedIn: false }
    if (disconnected.match(action)) return { status: 'closed' }
  }
  // Closing the modal declines an optional sign-in.
  const { phase, isRequired = true } = state.siwx?.byNamespace[namespace] ?? {}
  const isLeft = modalClosed.match(action) && !selectIsOpen(state) && phase === 'cancelled'
  return isLeft && !isRequired ? { ...connected, isSignedIn: false } : undefined
}

/** With `siwx` or `siweConfig`, extends a wait from the connection to the end of signing in. */
export function waitForSignIn(runtime: Runtime, read: ReadOutcome): ReadOutcome {
  const { siwx, siweConfig } = runtime.options
  if (!(siwx ?? siweConfig)) return read
  let connected: ConnectedOutcome | undefined
  return action => {
    const state = runtime.store.getState()
    if (connected) return signInOutcome(action, connected, state)
    const outcome = read(action)
    if (outcome?.status !== 'connected') return outcome
    connected = outcome
    return undefined
  }
}
