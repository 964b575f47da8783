import { DISCONNECT_TIMEOUT_MS } from '../../../domain/limits'
import { disconnected } from '../../../events/connectionEvents'
import type { WalletConnectSession } from '../../../ports/walletConnect'
import type { FlowApi } from '../../../store/listening'
import {
  selectIsWalletConnectConnected,
  selectWalletConnectNamespaces,
} from './walletConnectSelectors'
import { selectWalletConnectSession } from './walletConnectSlice'

/**
 * Disconnects a session that arrived too late or is unusable here. It already replaced the previous
 * session, so namespaces connected over that one are disconnected as well.
 */
export function dropSession(api: FlowApi, session: WalletConnectSession): void {
  const state = api.getState()
  const replaced = selectWalletConnectNamespaces(state)
  const isInUse = JSON.stringify(selectWalletConnectSession(state)) === JSON.stringify(session)
  if (selectIsWalletConnectConnected(state) && isInUse) return
  const disconnecting = api.extra.walletConnect
    ?.peek()
    ?.disconnect(AbortSignal.timeout(DISCONNECT_TIMEOUT_MS))
  disconnecting?.catch((thrown: unknown) =>
    api.extra.logger.log('info', 'A wallet was not told that its session is not used', thrown),
  )
  for (const namespace of replaced) api.dispatch(disconnected({ namespace, by: 'wallet' }))
}
