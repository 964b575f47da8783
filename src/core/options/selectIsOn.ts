import type { Capability } from '../../domain/capabilities'
import type { Features } from '../../domain/options'
import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import type { Namespace } from '../../lib/address/caip'
import { FAMILY_SERVICES, type FamilyService } from './familyServices'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from './optionsSlice'
import { selectProviders } from './selectProviders'
import { selectSellers } from './sellers'

interface FeatureFacts {
  /** Capabilities the connected wallet needs. */
  readonly needs?: readonly Capability[]
  /** Service that has to be available on the wallet's chain family. */
  readonly service?: FamilyService
  /** Whether the feature is available on the current networks. */
  readonly isOffered?: (state: RootState) => boolean
  /** Off unless the host enables it. */
  readonly isOptIn?: boolean
}

const FEATURE_FACTS = {
  receive: {},
  send: { needs: ['send'] },
  swaps: { needs: ['send'], service: 'swaps', isOffered: selectHasSwapNetwork },
  onramp: { service: 'onramp', isOffered: state => selectSellers(state).length > 0 },
  activity: { needs: ['activity'] },
  nfts: { needs: ['activity'] },
  names: { needs: ['names', 'signMessage'], isOptIn: true },
} as const satisfies Partial<Record<keyof Features, FeatureFacts>>

/** Features that the host or the remote configuration can turn on and off. */
export type FeatureName = keyof typeof FEATURE_FACTS

/** Whether a network of the page supports swaps; without one, a swap could never start. */
export function selectHasSwapNetwork(state: Pick<RootState, 'network'>): boolean {
  return selectNetworks(state).some(({ caipNetworkId }) => isSwapNetwork(caipNetworkId))
}

/** Whether host and remote configuration enable a feature, regardless of wallet and network. */
function selectIsWanted(state: RootState, feature: FeatureName): boolean {
  const { service, isOptIn = false }: FeatureFacts = FEATURE_FACTS[feature]
  if (service) return selectProviders(state, service).length > 0
  const { features, remoteFeatures } = selectOptions(state)
  const isLocal = Boolean(features[feature] ?? !isOptIn)
  return isLocal && (feature !== 'activity' || remoteFeatures[feature] !== false)
}

/**
 * Whether a feature is on: enabled by the host and by the remote configuration, and supported by
 * the wallet, its chain family and the networks. Until the remote configuration loads, the host's
 * options apply.
 */
export function selectIsOn(
  state: RootState,
  feature: FeatureName,
  namespace: Namespace | null = selectActiveNamespace(state),
): boolean {
  const { needs = [], service, isOffered }: FeatureFacts = FEATURE_FACTS[feature]
  return (
    selectIsWanted(state, feature) &&
    needs.every(need => selectCan(state, namespace, need)) &&
    (service === undefined ||
      (namespace !== null && FAMILY_SERVICES[namespace]?.includes(service) === true)) &&
    isOffered?.(state) !== false
  )
}
