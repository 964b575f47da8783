import type { UnknownAction } from '@reduxjs/toolkit'
import { hydrated, storeReady } from '../../events/lifecycleEvents'

/** Whether an action tells of a session that is stored: at the start of the page, or by another tab since. */
export const isSessionStored = (action: UnknownAction): boolean =>
  storeReady.match(action) ||
  (hydrated.match(action) &&
    Object.keys(action.payload).some(field => field.startsWith('connectorId:')))
