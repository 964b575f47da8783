// @ts-check

/**
 * Returns the chains for `wallet_getCapabilities`: all, unless the request names some.
 *
 * @template {{ chainId: number }} Chain
 * @param {readonly Chain[]} chains
 * @param {unknown} chainIds
 * @returns {Chain[]}
 */
export function pickChains(chains, chainIds) {
  if (!Array.isArray(chainIds) || chainIds.length === 0) return [...chains]
  const wanted = chainIds.map(Number)
  return chains.filter(({ chainId }) => wanted.includes(chainId))
}
