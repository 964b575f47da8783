import { selectActiveNamespace } from '../../features/network/networkSelectors'
import { DEFAULT_NAMESPACE, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'

/** The chain family that was named, else the one the page is on. */
export const activeOr = (state: RootState, namespace: Namespace | undefined): Namespace =>
  namespace ?? selectActiveNamespace(state) ?? DEFAULT_NAMESPACE
