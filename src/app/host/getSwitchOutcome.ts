import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectWalletCaipNetworkId } from '../../core/network/networkSlice'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import type { Outcome } from './Controls'
import { toFailedOutcome } from './toFailedOutcome'

/** Returns a network switch's outcome once sign-in on the new network has settled. */
export function getSwitchOutcome(
  action: UnknownAction,
  caipNetworkId: CaipNetworkId,
  state: RootState,
): Outcome | undefined {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { payload } = action as { readonly payload?: { readonly namespace?: Namespace } }
  const isOurs = payload?.namespace === namespace
  if (disconnected.match(action) && isOurs) return { status: 'closed' }
  const isMovedOn = networkSwitched.match(action) && action.payload.caipNetworkId !== caipNetworkId
  if (isMovedOn) return { status: 'closed' }
  const signIn = state.siwx?.byNamespace[namespace]
  const done: Outcome = { status: 'done', value: undefined }
  if (!signIn) {
    const isConnected = selectConnectionByNamespace(state, namespace).phase === 'connected'
    if (!isConnected) return networkSwitched.match(action) ? done : undefined
    // The wallet's network is reported right after the page's. If they match, no account can sign
    // in.
    return selectWalletCaipNetworkId(state, namespace) === caipNetworkId ? done : undefined
  }
  // the check for the new network follows
  if (signIn.caipNetworkId !== caipNetworkId) return undefined
  const { phase, isRequired, error, failed } = signIn
  if (phase === 'signedIn') return done
  if (phase === 'cancelled' || phase === 'signedOut')
    return isRequired ? { status: 'closed' } : done
  if (phase === 'failed' && failed === 'check')
    return isRequired && error ? toFailedOutcome(error) : done
  return modalClosed.match(action) && !selectIsOpen(state) ? { status: 'closed' } : undefined
}
