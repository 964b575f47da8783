import { factsOf, shows } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectHistory } from '../router/routerSelectors'

/** A view on the way to a wallet: it is about none that was connected before. */
function leadsToWallet(view: ViewEntry): boolean {
  const { home, abandons } = factsOf(view.name)
  if (home === 'disconnected' || abandons === 'connecting') return true
  return shows(view, 'pairing') || shows(view, 'offeredWallets')
}

/**
 * The wallet ended the session while the modal was open: what it shows no longer exists. A visitor without an account who is
 * choosing a wallet, or types the code of an email, is not interrupted: the session that ended was one to be restored.
 */
export function registerCloseOnDisconnectFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      if (payload.by === 'visitor') return
      if (payload.namespace !== selectActiveNamespace(api.getState())) return
      const [first] = selectHistory(api.getState())
      if (first && leadsToWallet(first)) return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
