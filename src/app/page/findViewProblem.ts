import type { ErrorState } from '../../domain/errorCatalogue'
import { getViewFacts, VIEW_FACTS } from '../../domain/viewFacts'
import type { ViewName } from '../../domain/views'
import { selectCan } from '../../core/connections/capabilitySelectors'
import { selectIsConnected } from '../../core/connections/connectionsSlice'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import type { RootState } from '../../store/rootReducer'
import { selectIsWatchOnlyActive } from '../../core/watchOnly/isWatchOnly'

/** Returns why the page cannot show this view now; null if it can. */
export function findViewProblem(state: RootState, view: ViewName): ErrorState | null {
  if (!Object.hasOwn(VIEW_FACTS, view)) return { code: 'INVALID_OPTION', detail: `no view ${view}` }
  const { isRequired, needsAccount, home, needs } = getViewFacts(view)
  if (isRequired) return { code: 'INVALID_OPTION', detail: `${view} is shown where it is needed` }
  const namespace = selectActiveNamespace(state)
  const isConnected = namespace !== null && selectIsConnected(state, namespace)
  if (!isConnected && (needsAccount || home === 'connected' || needs))
    return { code: 'NOT_CONNECTED', detail: view }
  return needs && !selectCan(state, namespace, needs)
    ? {
        code: selectIsWatchOnlyActive(state) ? 'WATCH_ONLY' : 'UNSUPPORTED_METHOD',
        detail: view,
      }
    : null
}
