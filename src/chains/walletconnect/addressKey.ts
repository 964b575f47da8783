import { evmBody } from '../../lib/evmAddress'
import type { Namespace } from '../../lib/caip'

/** Equal for two addresses that mean the same account: lists of them are gone through once. */
export const addressKey = (namespace: Namespace, address: string): string =>
  namespace === 'eip155' ? evmBody(address) : address
