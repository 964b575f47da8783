import {
  isCaipNetworkId,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** Whether a wallet's address can be valid; others are never shown or put in a request. */
export const isPlausibleAddress = (namespace: Namespace, address: string): boolean =>
  FAMILIES_OVER_SESSION[namespace].isAddress(address)

/** Whether the value can be the id of a network. */
export function isPlausibleNetwork(value: unknown): value is CaipNetworkId {
  if (!isCaipNetworkId(value)) return false
  const { namespace, reference } = parseCaipNetworkId(value)
  return FAMILIES_OVER_SESSION[namespace].isReference(reference)
}
