import type { Capability } from '../../domain/capabilities'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from './connectionsSlice'

/** Whether the wallet that is connected on a namespace can do this; no where none is connected. */
export const selectCan = (
  state: RootState,
  namespace: Namespace | null,
  capability: Capability,
): boolean =>
  namespace !== null &&
  selectConnectionByNamespace(state, namespace).capabilities.includes(capability)
