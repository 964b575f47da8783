import { parseChainReference } from '../../../lib/address/hexChainId'

/** Returns the decimal reference of a chain id in any form wallets use; null if invalid. */
export function parseChainId(value: unknown): string | null {
  const reference = parseChainReference(value)
  return reference === '0' ? null : reference
}
