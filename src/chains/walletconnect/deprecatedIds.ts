import type { CaipNetworkId } from '../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from './familiesOverSession'

const DEPRECATED: Readonly<Record<string, CaipNetworkId>> = Object.fromEntries(
  Object.values(FAMILIES_OVER_SESSION).flatMap(({ deprecatedIds = {} }) =>
    Object.entries(deprecatedIds),
  ),
)

const CURRENT = new Map(Object.entries(DEPRECATED).map(([now, before]) => [before, now]))

/** Returns the id older wallets use for a network, if there is one. */
export function getDeprecatedId(id: CaipNetworkId): CaipNetworkId | undefined {
  return DEPRECATED[id]
}

/** Returns the current id of a network that a wallet named. */
export function toCurrentId(id: CaipNetworkId): CaipNetworkId {
  return (CURRENT.get(id) as CaipNetworkId | undefined) ?? id
}
