import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'

/** Whether a wallet may support a namespace; without a list of chains, it may support any. */
export const isOnNamespace = ({ chains }: Wallet, namespace: Namespace | null): boolean =>
  namespace === null || !chains?.length || chains.some(id => id.startsWith(`${namespace}:`))
