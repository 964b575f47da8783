import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectHistory } from '../router/routerSelectors'

/** Whether the view leads to connecting a wallet, and so does not show a connected account. */
function leadsToWallet(view: ViewEntry): boolean {
  const { home, abandons } = getViewFacts(view.name)
  if (home === 'disconnected' || abandons === 'connecting') return true
  return hasViewContent(view, 'pairing') || hasViewContent(view, 'offeredWallets')
}

/** Whether a visit that began with a view without need of a wallet is still without it. */
function needsNoWallet(first: ViewEntry, current: ViewEntry): boolean {
  const { staysAfterDisconnect } = getViewFacts(first.name)
  return staysAfterDisconnect === 'always' && !getViewFacts(current.name).needsAccount
}

/**
 * Closes the modal when the wallet disconnects, because its views no longer apply. Does not
 * interrupt a user who is choosing a wallet or entering an email code, where only a session to be
 * restored has ended, or one who chooses how to pay, which an exchange or another wallet may do.
 */
export function registerCloseOnDisconnectFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      if (payload.by === 'visitor') return
      if (payload.namespace !== selectActiveNamespace(api.getState())) return
      const history = selectHistory(api.getState())
      const [first, current] = [history[0], history.at(-1)]
      if (first && current && (leadsToWallet(first) || needsNoWallet(first, current))) return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
