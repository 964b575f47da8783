import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../events/connectionEvents'
import { flowsHalted } from '../events/flowEvents'
import type { Namespace } from '../lib/address/caip'

/** The session of a namespace ended, or somebody travels in time: nobody waits for that wallet any more. */
export const sessionOver =
  (namespace: Namespace) =>
  (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (disconnected.match(action) && action.payload.namespace === namespace)
