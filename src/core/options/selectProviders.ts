import type { OnRampOptions } from '../../domain/onRamp'
import type { Features } from '../../domain/options'
import type { RootState } from '../../store/rootReducer'
import type { FamilyService } from './familyServices'

/** Default providers. */
const PROVIDERS: Readonly<Record<FamilyService, readonly string[]>> = {
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
}

/**
 * Returns the providers the host names; null if it names none, empty if its value is not a list of
 * names.
 */
function getProviderNames(local: NonNullable<Features[FamilyService]>): readonly string[] | null {
  const given =
    typeof local === 'object' && !Array.isArray(local) ? (local as OnRampOptions).providers : local
  if (given === undefined || typeof given === 'boolean') return null
  const isList = Array.isArray(given) && given.every(name => typeof name === 'string')
  return isList ? given : []
}

/**
 * Providers allowed by both the host and the remote configuration; empty if either disables the
 * service.
 */
export function selectProviders(
  { options: { features, remoteFeatures } }: Pick<RootState, 'options'>,
  service: FamilyService,
): readonly string[] {
  const local = features[service] ?? true
  const mine = getProviderNames(local)
  const remote = remoteFeatures[service] ?? mine ?? PROVIDERS[service]
  if (remote === false || local === false) return []
  return mine ? remote.filter(name => mine.includes(name)) : remote
}
