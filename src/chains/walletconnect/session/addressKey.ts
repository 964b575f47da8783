import type { Namespace } from '../../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** Equal for two addresses that mean the same account: lists of them are gone through once. */
export const addressKey = (namespace: Namespace, address: string): string =>
  FAMILIES_OVER_SESSION[namespace].addressKey(address)
