import { DONE_MS } from '../../domain/limits'
import { factsOf, shows } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'

/** Puts the question on screen, in the place of whatever was there. */
export function showSignIn(api: FlowApi, namespace: Namespace): void {
  const view = viewEntry('SIWXSignMessage', { namespace })
  if (selectIsOpen(api.getState())) api.dispatch(historyReset(view))
  else api.dispatch(modalOpened({ view, namespace: null }))
}

/** Nobody has to sign in any more: what asked for it goes. */
export function closeSignIn(api: FlowApi): void {
  const state = api.getState()
  if (selectIsOpen(state) && selectCurrentView(state).name === 'SIWXSignMessage')
    api.dispatch(modalCloseRequested({ by: 'page' }))
}

/** A wallet is connected and there is nothing to sign: what connected it goes, once the visitor has seen that it did. */
export async function leaveConnecting(api: FlowApi): Promise<void> {
  const isConnecting = () => {
    const view = selectCurrentView(api.getState())
    return (
      selectIsOpen(api.getState()) &&
      (factsOf(view.name).abandons === 'connecting' ||
        factsOf(view.name).home === 'disconnected' ||
        shows(view, 'pairing') ||
        shows(view, 'offeredWallets'))
    )
  }
  if (!isConnecting()) return
  await api.delay(DONE_MS)
  if (isConnecting()) api.dispatch(modalCloseRequested({ by: 'page' }))
}
