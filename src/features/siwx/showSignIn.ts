import { DONE_MS } from '../../domain/limits'
import { factsOf, shows } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'

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

/** Closes the connect views `DONE_MS` after a wallet connected that has nothing to sign. */
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
