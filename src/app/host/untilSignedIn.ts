import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { selectIsOpen } from '../../features/modal/modalSlice'
import { parseCaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'

/** How a wait ends, by the action that ends it; undefined while it goes on. */
export type Read = (action: UnknownAction) => Outcome | undefined
type ConnectedOutcome = Extract<Outcome, { readonly status: 'connected' }>

/** By their names: a file that every page would be told of is not made for them. */
const SIGNED_IN = 'walletModal/siwx/signedIn'
const SKIPPED = 'walletModal/siwx/skipped'

/** How signing in ended, for a wallet that has connected; undefined while it goes on. */
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
  // Who need not sign in has answered by closing the modal.
  const { phase, isRequired = true } = state.siwx?.byNamespace[namespace] ?? {}
  const isLeft = modalClosed.match(action) && !selectIsOpen(state) && phase === 'cancelled'
  return isLeft && !isRequired ? { ...connected, isSignedIn: false } : undefined
}

/** Where the page wants its visitors signed in, a connection is not yet the end of the wait. */
export function untilSignedIn(runtime: Runtime, read: Read): Read {
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
