const HIGH_BIT = 0x80000000

/**
 * The ENSIP-11 coin type of an EVM chain in name records: the chain id with its high bit set.
 *
 * @throws {Error} `Invalid chainId` at or above 0x80000000, and unless it is a non-negative
 * integer.
 * @example chainIdToCoinType(1) // 2147483649
 */
export function chainIdToCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= HIGH_BIT) {
    throw new Error('Invalid chainId')
  }
  return (HIGH_BIT | chainId) >>> 0
}
