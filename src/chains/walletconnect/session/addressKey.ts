import type { Namespace } from '../../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** Returns the same key for two spellings of one account. */
export const addressKey = (namespace: Namespace, address: string): string =>
  FAMILIES_OVER_SESSION[namespace].addressKey(address)
