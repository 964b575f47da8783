import { DISCONNECT_TIMEOUT_MS } from '../../../domain/limits'
import { disconnected } from '../../../events/connectionEvents'
import type { WalletConnectSession } from '../../../ports/walletConnect'
import type { FlowApi } from '../../../store/listening'
import { selectIsWalletConnectHeld, selectWalletConnectNamespaces } from './walletConnectSelectors'
import { selectWalletConnectSession } from './walletConnectSlice'

/**
 * A session that came when nobody waited for it any more, or that is of no use here, is ended at once. Whoever was
 * connected before has lost their session to it, and is not shown as connected any longer.
 */
export function dropSession(api: FlowApi, session: WalletConnectSession): void {
  const state = api.getState()
  const replaced = selectWalletConnectNamespaces(state)
  const isInUse = JSON.stringify(selectWalletConnectSession(state)) === JSON.stringify(session)
  if (selectIsWalletConnectHeld(state) && isInUse) return
  const told = api.extra.walletConnect
    ?.peek()
    ?.disconnect(AbortSignal.timeout(DISCONNECT_TIMEOUT_MS))
  told?.catch((thrown: unknown) =>
    api.extra.logger.log('info', 'A wallet was not told that its session is not used', thrown),
  )
  for (const namespace of replaced) api.dispatch(disconnected({ namespace, by: 'wallet' }))
}
