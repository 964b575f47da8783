import { EMBEDDED_NAMESPACES } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

/** Whether the host app set up the embedded wallet and has a network for it. */
export function selectIsEmbeddedOffered(state: RootState): boolean {
  const { hasEmbedded, hasAdapters } = selectOptions(state)
  return (
    hasEmbedded &&
    hasAdapters &&
    selectNetworks(state).some(({ namespace }) => EMBEDDED_NAMESPACES.includes(namespace))
  )
}

/** Whether email sign-in is offered and turned off neither by the host app nor remotely. */
export function selectIsEmailOn(state: RootState): boolean {
  const { features, remoteFeatures } = selectOptions(state)
  return (
    (features.email ?? true) && remoteFeatures.email !== false && selectIsEmbeddedOffered(state)
  )
}
