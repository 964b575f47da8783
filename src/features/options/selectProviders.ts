import type { OnRampOptions } from '../../domain/onRamp'
import type { Features } from '../../domain/options'
import type { RootState } from '../../store/rootReducer'
import type { FamilyService } from './familyServices'

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
