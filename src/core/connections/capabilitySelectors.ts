import type { Capability } from '../../domain/capabilities'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from './connectionsSlice'

/** Whether the wallet connected on a namespace has a capability; `false` when none is connected. */
export const selectCan = (
  state: RootState,
  namespace: Namespace | null,
  capability: Capability,
): boolean =>
  namespace !== null &&
  selectConnectionByNamespace(state, namespace).capabilities.includes(capability)
