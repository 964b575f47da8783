import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { DEFAULT_NAMESPACE, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'

/** Returns the given chain family, else that of the current network. */
export const resolveNamespace = (state: RootState, namespace: Namespace | undefined): Namespace =>
  namespace ?? selectActiveNamespace(state) ?? DEFAULT_NAMESPACE
