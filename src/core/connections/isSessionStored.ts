import type { UnknownAction } from '@reduxjs/toolkit'
import { hydrated, storeReady } from '../../events/lifecycleEvents'

/** Whether an action may bring a stored session: the store is ready, or another tab stored one. */
export const isSessionStored = (action: UnknownAction): boolean =>
  storeReady.match(action) ||
  (hydrated.match(action) &&
    Object.keys(action.payload).some(field => field.startsWith('connectorId:')))
