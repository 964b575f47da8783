import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'

/** A wallet that does not say which networks it knows may know them all. */
export const isOnNamespace = ({ chains }: Wallet, namespace: Namespace | null): boolean =>
  namespace === null || !chains?.length || chains.some(id => id.startsWith(`${namespace}:`))
