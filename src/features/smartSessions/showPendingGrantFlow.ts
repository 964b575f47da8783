import { viewEntry } from '../../domain/views'
import { backRequested } from '../../events/backEvents'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView, viewPushed } from '../../core/router/routerSlice'
import { namespace } from './sessionAccount'
import { grantSent, permissionsGranted } from './smartSessionsEvents'
import { selectSmartSessions } from './smartSessionsSlice'

const isGrantShown = (state: RootState, pci: string): boolean => {
  const { name, params } = selectCurrentView(state)
  return (
    selectIsOpen(state) &&
    name === 'SmartSessionCreated' &&
    (params as { readonly pci: string }).pci === pci
  )
}

/**
 * Shows the requested permissions for comparison with the wallet's; an embedded wallet shows its
 * own page instead. Ends with the request: only a granted session stays on screen.
 */
export function registerShowPendingGrantFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: grantSent,
    effect: async ({ payload: { account, session } }, api) => {
      const { connectorId } = selectConnectionByNamespace(api.getState(), namespace)
      if (connectorId === null || isEmbeddedConnectorId(connectorId)) return
      const { pci } = session
      const view = viewEntry('SmartSessionCreated', { account, pci })
      const wasOpen = selectIsOpen(api.getState())
      api.dispatch(wasOpen ? viewPushed(view) : modalOpened({ view, namespace: null }))
      const ended = await api.take((_action, state) => selectSmartSessions(state).granting === null)
      const isAllowed = ended !== null && permissionsGranted.match(ended[0])
      if (isAllowed || !isGrantShown(api.getState(), pci)) return
      api.dispatch(wasOpen ? backRequested() : modalCloseRequested({ by: 'page' }))
    },
  })
}
