import { walletConnected, type ConnectorRef } from '../../events/connectionEvents'
import {
  connectionSwitchFailed,
  connectionSwitchRequested,
} from '../../events/otherConnectionEvents'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import { toFailedOutcome } from './toFailedOutcome'
import { waitForOutcome } from './waitForOutcome'

/** Makes another connected wallet the current one (`useConnection`). */
export async function switchConnection(
  runtime: Runtime,
  ref: ConnectorRef,
  address: string | undefined,
): Promise<Outcome> {
  const isMine = (payload: ConnectorRef) =>
    payload.namespace === ref.namespace && payload.connectorId === ref.connectorId
  const settled = waitForOutcome<Outcome>(runtime, action => {
    if (walletConnected.match(action) && isMine(action.payload)) {
      const { accounts, caipNetworkId } = action.payload
      return { status: 'connected', address: accounts[0]?.address ?? '', caipNetworkId }
    }
    if (!connectionSwitchFailed.match(action) || !isMine(action.payload)) {
      // The user has switched to another wallet meanwhile.
      const isOther = connectionSwitchRequested.match(action) && !isMine(action.payload)
      return isOther ? { status: 'closed' } : undefined
    }
    return toFailedOutcome(action.payload.error)
  })
  runtime.store.dispatch(connectionSwitchRequested({ ...ref, address }))
  return settled
}
