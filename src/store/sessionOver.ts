import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../events/connectionEvents'
import { flowsHalted } from '../events/flowEvents'
import type { Namespace } from '../lib/address/caip'

/** Matches time travel and the end of a namespace's session: no flow waits for its wallet then. */
export const sessionOver =
  (namespace: Namespace) =>
  (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (disconnected.match(action) && action.payload.namespace === namespace)
