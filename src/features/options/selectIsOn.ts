import type { Capability } from '../../domain/capabilities'
import type { OnRampOptions } from '../../domain/onRamp'
import type { Features } from '../../domain/options'
import type { Namespace } from '../../lib/address/caip'
import { FAMILY_SERVICES, type FamilyService } from './familyServices'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectOptions } from './optionsSlice'

interface FeatureFacts {
  /** What the connected wallet has to be able to do. */
  readonly needs?: readonly Capability[]
  /** What has to be offered on its chain family. */
  readonly service?: FamilyService
  /** Off until the host asks for it. */
  readonly isOptIn?: boolean
}

const FACTS = {
  receive: {},
  send: { needs: ['send'] },
  swaps: { needs: ['send'], service: 'swaps' },
  onramp: { service: 'onramp' },
  activity: { needs: ['activity'] },
  nfts: { needs: ['activity'] },
  names: { needs: ['names', 'signMessage'], isOptIn: true },
} as const satisfies Partial<Record<keyof Features, FeatureFacts>>

/** What can be switched on and off, by the host or from afar. */
export type FeatureName = keyof typeof FACTS

/** Who may be asked where nobody says otherwise. */
const PROVIDERS: Readonly<Record<FamilyService, readonly string[]>> = {
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
}

/** The providers that a host names; null where it names none, nobody where what it gave is no list of names. */
function namesIn(local: NonNullable<Features[FamilyService]>): readonly string[] | null {
  const given =
    typeof local === 'object' && !Array.isArray(local) ? (local as OnRampOptions).providers : local
  if (given === undefined || typeof given === 'boolean') return null
  const isList = Array.isArray(given) && given.every(name => typeof name === 'string')
  return isList ? given : []
}

/** The providers that the project's owner and the host both allow; none where either says no. */
export function selectProviders(
  { options: { features, remoteFeatures } }: Pick<RootState, 'options'>,
  service: FamilyService,
): readonly string[] {
  const local = features[service] ?? true
  const mine = namesIn(local)
  const remote = remoteFeatures[service] ?? mine ?? PROVIDERS[service]
  if (remote === false || local === false) return []
  return mine ? remote.filter(name => mine.includes(name)) : remote
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
 * connected wallet and its chain family allow it. Without a remote answer nobody waits for one: the host's word holds.
 */
export function selectIsOn(
  state: RootState,
  feature: FeatureName,
  namespace: Namespace | null = selectActiveNamespace(state),
): boolean {
  const { needs = [], service }: FeatureFacts = FACTS[feature]
  return (
    selectIsWanted(state, feature) &&
    needs.every(need => selectCan(state, namespace, need)) &&
    (service === undefined ||
      (namespace !== null && FAMILY_SERVICES[namespace]?.includes(service) === true))
  )
}
