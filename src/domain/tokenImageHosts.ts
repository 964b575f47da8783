/**
 * Hosts, or hosts with a path, of token images that don't show a token's creator who views them.
 */
export const TOKEN_IMAGE_HOSTS: readonly string[] = [
  'api.sim.dune.com',
  'cdn.zerion.io',
  'tokens.1inch.io',
  // Solana's native coin. Anyone can publish under other paths of this host and see request counts.
  'cdn.jsdelivr.net/gh/trustwallet/assets@master',
]
