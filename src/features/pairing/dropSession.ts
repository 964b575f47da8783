import { DISCONNECT_TIMEOUT_MS } from '../../domain/limits'
import type { FlowApi } from '../../store/listening'
import { selectRelayNamespaces } from './relaySelectors'

/** A session that came when nobody waited for it any more, or that is of no use here, is ended at once. */
export function dropSession(api: FlowApi): void {
  if (selectRelayNamespaces(api.getState()).length > 0) return
  const told = api.extra.relay?.peek()?.disconnect(AbortSignal.timeout(DISCONNECT_TIMEOUT_MS))
  told?.catch((thrown: unknown) =>
    api.extra.logger.log('info', 'A wallet was not told that its session is not used', thrown),
  )
}
