import {
  isCaipNetworkId,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** Whether a wallet far away may call this an address of its own; what it cannot be is never shown or asked with. */
export const isPlausible = (namespace: Namespace, address: string): boolean =>
  FAMILIES_OVER_SESSION[namespace].isAddress(address)

/** Whether there can be a network of this name. */
export function isPlausibleNetwork(value: unknown): value is CaipNetworkId {
  if (!isCaipNetworkId(value)) return false
  const { namespace, reference } = parseCaipNetworkId(value)
  return FAMILIES_OVER_SESSION[namespace].isReference(reference)
}
