import { SUCCESS_DISPLAY_MS } from '../../domain/limits'
import { viewEntry, type ViewName } from '../../domain/views'
import { modalCloseRequested } from '../../events/modalEvents'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import { selectConnectionsByNamespace } from '../../core/connections/connectionsSlice'
import { selectMustSwitch } from '../../core/network/switchSelectors'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { historyReset, selectCurrentView } from '../../core/router/routerSlice'
import { selectEmbeddedNamespaces } from '../../core/login/isEmbeddedConnection'
import { isLoginView } from './loginViews'

const isAnotherConnected = (state: RootState): boolean =>
  Object.values(selectConnectionsByNamespace(state)).some(
    each => each?.phase === 'connected' && !isEmbeddedConnectorId(each.connectorId ?? ''),
  )

interface LeaveOptions {
  /** Views of the login. */
  readonly isPlace?: (name: ViewName) => boolean
  /** Toast if wallets of other namespaces stay connected. */
  readonly toast?: StringKey
}

/**
 * Leaves a completed login once seen: shows the wallets if others are connected, else closes the
 * modal. Does nothing if sign-in or a network switch comes next.
 */
export async function leaveCompletedLogin(
  api: FlowApi,
  { isPlace = isLoginView, toast = 'email.added' }: LeaveOptions = {},
): Promise<void> {
  if (api.extra.siwx) return // sign-in comes next and closes the modal
  await api.delay(SUCCESS_DISPLAY_MS)
  const state = api.getState()
  if (!isPlace(selectCurrentView(state).name)) return
  if (selectEmbeddedNamespaces(state).some(namespace => selectMustSwitch(state, namespace))) return
  if (!isAnotherConnected(state)) {
    api.dispatch(modalCloseRequested({ by: 'page' }))
    return
  }
  api.dispatch(historyReset(viewEntry('ProfileWallets')))
  api.dispatch(toastShown({ id: toast, tone: 'positive', text: toast }))
}
