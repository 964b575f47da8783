import { SUCCESS_DISPLAY_MS } from '../../domain/limits'
import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { historyReset, selectCurrentView } from '../../core/router/routerSlice'

/** Opens the sign-in view in place of the current one. */
export function showSignIn(api: FlowApi, namespace: Namespace): void {
  const view = viewEntry('SIWXSignMessage', { namespace })
  if (selectIsOpen(api.getState())) api.dispatch(historyReset(view))
  else api.dispatch(modalOpened({ view, namespace: null }))
}

/** Closes the sign-in view once no signature is needed. */
export function closeSignIn(api: FlowApi): void {
  const state = api.getState()
  if (selectIsOpen(state) && selectCurrentView(state).name === 'SIWXSignMessage')
    api.dispatch(modalCloseRequested({ by: 'page' }))
}

/**
 * Closes the connect views `SUCCESS_DISPLAY_MS` after a wallet connected that has nothing to sign.
 */
export async function closeConnectViews(api: FlowApi): Promise<void> {
  const isConnecting = () => {
    const view = selectCurrentView(api.getState())
    return (
      selectIsOpen(api.getState()) &&
      (getViewFacts(view.name).abandons === 'connecting' ||
        getViewFacts(view.name).home === 'disconnected' ||
        hasViewContent(view, 'pairing') ||
        hasViewContent(view, 'offeredWallets'))
    )
  }
  if (!isConnecting()) return
  await api.delay(SUCCESS_DISPLAY_MS)
  if (isConnecting()) api.dispatch(modalCloseRequested({ by: 'page' }))
}
