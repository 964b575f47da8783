import { chainReference } from '../../../lib/address/hexChainId'

/** The decimal reference of a chain id in any of the forms wallets use; null for what no chain has. */
export function parseChainId(value: unknown): string | null {
  const reference = chainReference(value)
  return reference === '0' ? null : reference
}
