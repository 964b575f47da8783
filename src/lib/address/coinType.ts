const HIGH_BIT = 0x80000000

/**
 * The coin type names are registered under for an EVM chain (ENSIP-11): the chain id with its high bit set.
 *
 * @throws {Error} `Invalid chainId` at or above 0x80000000, and for anything that is not a whole number from 0 on.
 * @example chainIdToCoinType(1) // 2147483649
 */
export function chainIdToCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= HIGH_BIT) {
    throw new Error('Invalid chainId')
  }
  return (HIGH_BIT | chainId) >>> 0
}
