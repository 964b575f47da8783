import { DISCONNECT_TIMEOUT_MS } from '../../domain/limits'
import { disconnected } from '../../events/connectionEvents'
import type { RelaySession } from '../../ports/relay'
import type { FlowApi } from '../../store/listening'
import { selectRelayNamespaces } from './relaySelectors'
import { selectRelaySession } from './relaySlice'

/**
 * A session that came when nobody waited for it any more, or that is of no use here, is ended at once. Whoever was
 * connected before has lost their session to it, and is not shown as connected any longer.
 */
export function dropSession(api: FlowApi, session: RelaySession): void {
  const state = api.getState()
  const replaced = selectRelayNamespaces(state)
  const isInUse = JSON.stringify(selectRelaySession(state)) === JSON.stringify(session)
  if (replaced.length > 0 && isInUse) return
  const told = api.extra.relay?.peek()?.disconnect(AbortSignal.timeout(DISCONNECT_TIMEOUT_MS))
  told?.catch((thrown: unknown) =>
    api.extra.logger.log('info', 'A wallet was not told that its session is not used', thrown),
  )
  for (const namespace of replaced) api.dispatch(disconnected({ namespace, by: 'wallet' }))
}
