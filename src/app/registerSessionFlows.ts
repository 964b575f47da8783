import { registerRestoreConnectionsFlow } from '../features/connections/restoreConnectionsFlow'
import { registerShowRestoredAccountFlow } from '../features/connections/showRestoredAccountFlow'
import type { AppStartListening } from '../store/listening'

/** The side effects of a session that is stored already; most pages are opened without one. */
export function registerSessionFlows(startListening: AppStartListening): void {
  registerShowRestoredAccountFlow(startListening)
  registerRestoreConnectionsFlow(startListening)
}
