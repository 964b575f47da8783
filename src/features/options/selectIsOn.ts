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
  /** What the connected wallet has to be able to do. */
  readonly needs?: readonly Capability[]
  /** What has to be offered on its chain family. */
  readonly service?: FamilyService
  /** Whether somebody offers it on the network in use. */
  readonly isOffered?: (state: RootState) => boolean
  /** Off until the host asks for it. */
  readonly isOptIn?: boolean
}

const FACTS = {
  receive: {},
  send: { needs: ['send'] },
  swaps: { needs: ['send'], service: 'swaps', isOffered: selectHasSwapNetwork },
  onramp: { service: 'onramp', isOffered: state => selectSellers(state).length > 0 },
  activity: { needs: ['activity'] },
  nfts: { needs: ['activity'] },
  names: { needs: ['names', 'signMessage'], isOptIn: true },
} as const satisfies Partial<Record<keyof Features, FeatureFacts>>

/** What can be switched on and off, by the host or from afar. */
export type FeatureName = keyof typeof FACTS

/** Whether the service swaps on a network of the page: elsewhere swapping would end before it began. */
export function selectHasSwapNetwork(state: Pick<RootState, 'network'>): boolean {
  return selectNetworks(state).some(({ caipNetworkId }) => isSwapNetwork(caipNetworkId))
}

/** What host and owner say, wherever it may be used. */
function selectIsWanted(state: RootState, feature: FeatureName): boolean {
  const { service, isOptIn = false }: FeatureFacts = FACTS[feature]
  if (service) return selectProviders(state, service).length > 0
  const { features, remoteFeatures } = selectOptions(state)
  const isLocal = Boolean(features[feature] ?? !isOptIn)
  return isLocal && (feature !== 'activity' || remoteFeatures[feature] !== false)
}

/**
 * Whether a feature is offered: the host did not say no, the project's owner says on or leaves it to the page, and the
 * connected wallet, its chain family and, to swap, the networks of the page allow it. Without a remote answer nobody waits
 * for one: the host's word holds.
 */
export function selectIsOn(
  state: RootState,
  feature: FeatureName,
  namespace: Namespace | null = selectActiveNamespace(state),
): boolean {
  const { needs = [], service, isOffered }: FeatureFacts = FACTS[feature]
  return (
    selectIsWanted(state, feature) &&
    needs.every(need => selectCan(state, namespace, need)) &&
    (service === undefined ||
      (namespace !== null && FAMILY_SERVICES[namespace]?.includes(service) === true)) &&
    isOffered?.(state) !== false
  )
}
