import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectHistory } from '../router/routerSelectors'
import { selectCurrentView } from '../router/routerSlice'

/** Whether the view leads to connecting a wallet, and so does not show a connected account. */
function leadsToWallet(view: ViewEntry): boolean {
  const { home, abandons } = getViewFacts(view.name)
  if (home === 'disconnected' || abandons === 'connecting') return true
  return hasViewContent(view, 'pairing') || hasViewContent(view, 'offeredWallets')
}

/**
 * Closes the modal when the wallet disconnects, because its views no longer apply. Does not
 * interrupt a user who is choosing a wallet or entering an email code: there only a session to be
 * restored has ended. A payment stays open for another wallet or an exchange.
 */
export function registerCloseOnDisconnectFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      if (payload.by === 'visitor') return
      if (payload.namespace !== selectActiveNamespace(api.getState())) return
      const [first] = selectHistory(api.getState())
      if (first && leadsToWallet(first)) return
      const { name } = selectCurrentView(api.getState())
      if (getViewFacts(name).staysAfterDisconnect === 'always') return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
