import { walletConnected } from '../../events/connectionEvents'
import { watchCancelled, watchFailed, watchRequested } from '../../core/watchOnly/watchOnlyEvents'
import type { Namespace } from '../../lib/address/caip'
import { WATCH_ONLY_CONNECTOR_ID } from '../../ports/watchOnlyDescriptor'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import { toFailedOutcome } from './toFailedOutcome'
import { waitForOutcome } from './waitForOutcome'

/** Requests a watch-only account, and resolves once it is shown, has failed or is cancelled. */
export function watchAccount(
  runtime: Runtime,
  text: string,
  namespace: Namespace | undefined,
): Promise<Outcome> {
  const request = watchRequested({ text, namespace })
  let isAsked = false
  const settled = waitForOutcome<Outcome>(runtime, action => {
    if (watchRequested.match(action)) {
      const isAnother = isAsked
      isAsked = true
      return isAnother ? { status: 'closed' } : undefined
    }
    if (watchCancelled.match(action)) return { status: 'closed' }
    if (watchFailed.match(action)) return toFailedOutcome(action.payload.error)
    if (!walletConnected.match(action)) return undefined
    const { connectorId, accounts, caipNetworkId, isRestored } = action.payload
    if (connectorId !== WATCH_ONLY_CONNECTOR_ID || isRestored) return undefined
    return { status: 'connected', address: accounts[0]?.address ?? '', caipNetworkId }
  })
  runtime.store.dispatch(request)
  return settled
}
