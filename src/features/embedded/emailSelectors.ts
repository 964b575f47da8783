import { EMBEDDED_NAMESPACES } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

/** Whether visitors may sign in by email: the host gave the wallet for it, and neither host nor owner said no. */
export function selectIsEmailOn(state: RootState): boolean {
  const { hasEmbedded, hasAdapters, features, remoteFeatures } = selectOptions(state)
  return (
    hasEmbedded &&
    hasAdapters &&
    (features.email ?? true) &&
    remoteFeatures.email !== false &&
    selectNetworks(state).some(({ namespace }) => EMBEDDED_NAMESPACES.includes(namespace))
  )
}
