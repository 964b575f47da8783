import { DONE_MS } from '../../domain/limits'
import { viewEntry, type ViewName } from '../../domain/views'
import { modalCloseRequested } from '../../events/modalEvents'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectMustSwitch } from '../network/switchSelectors'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import { embeddedNamespaces } from './isEmbeddedConnection'
import { isLoginView } from './loginViews'

const isAnotherConnected = (state: RootState): boolean =>
  Object.values(selectConnectionsByNamespace(state)).some(
    each => each?.phase === 'connected' && !isEmbeddedConnectorId(each.connectorId ?? ''),
  )

interface LeaveOptions {
  /** Where the login was on screen. */
  readonly isPlace?: (name: ViewName) => boolean
  /** What is said where wallets of other chain families stay. */
  readonly toast?: StringKey
}

/**
 * The login is connected, and the visitor has seen it: beside wallets of other chain families it is shown among them, alone
 * it closes the card. Where signing in or another network is asked next, that has the card.
 */
export async function leaveLogin(
  api: FlowApi,
  { isPlace = isLoginView, toast = 'email.added' }: LeaveOptions = {},
): Promise<void> {
  if (api.extra.siwx) return // signing in is next, and closes the modal
  await api.delay(DONE_MS)
  const state = api.getState()
  if (!isPlace(selectCurrentView(state).name)) return
  if (embeddedNamespaces(state).some(namespace => selectMustSwitch(state, namespace))) return
  if (!isAnotherConnected(state)) {
    api.dispatch(modalCloseRequested({ by: 'page' }))
    return
  }
  api.dispatch(historyReset(viewEntry('ProfileWallets')))
  api.dispatch(toastShown({ id: toast, tone: 'positive', text: toast }))
}
