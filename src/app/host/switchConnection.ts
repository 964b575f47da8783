import { walletConnected, type ConnectorRef } from '../../events/connectionEvents'
import {
  connectionSwitchFailed,
  connectionSwitchRequested,
} from '../../events/otherConnectionEvents'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import { failure } from './failure'
import { waitForAnswer } from './waitForAnswer'

/** Has a wallet that is connected beside the one in use take its place, and resolves when that has ended (`useConnection`). */
export async function switchConnection(
  runtime: Runtime,
  ref: ConnectorRef,
  address: string | undefined,
): Promise<Outcome> {
  const isMine = (payload: ConnectorRef) =>
    payload.namespace === ref.namespace && payload.connectorId === ref.connectorId
  const settled = waitForAnswer<Outcome>(runtime, action => {
    if (walletConnected.match(action) && isMine(action.payload)) {
      const { accounts, caipNetworkId } = action.payload
      return { status: 'connected', address: accounts[0]?.address ?? '', caipNetworkId }
    }
    if (!connectionSwitchFailed.match(action) || !isMine(action.payload)) {
      // Another wallet was switched to meanwhile.
      const isOther = connectionSwitchRequested.match(action) && !isMine(action.payload)
      return isOther ? { status: 'closed' } : undefined
    }
    return failure(action.payload.error)
  })
  runtime.store.dispatch(connectionSwitchRequested({ ...ref, address }))
  return settled
}
