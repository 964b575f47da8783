import { EMBEDDED_NAMESPACES } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

/** Whether the host gave the wallet in a frame, on a page with networks for it. */
export function selectIsEmbeddedOffered(state: RootState): boolean {
  const { hasEmbedded, hasAdapters } = selectOptions(state)
  return (
    hasEmbedded &&
    hasAdapters &&
    selectNetworks(state).some(({ namespace }) => EMBEDDED_NAMESPACES.includes(namespace))
  )
}

/** Whether visitors may sign in by email: the host gave the wallet for it, and neither host nor owner said no. */
export function selectIsEmailOn(state: RootState): boolean {
  const { features, remoteFeatures } = selectOptions(state)
  return (
    (features.email ?? true) && remoteFeatures.email !== false && selectIsEmbeddedOffered(state)
  )
}
