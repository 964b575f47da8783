/**
 * Where the hosted services keep pictures of tokens: none of these tells whoever made a token who looked at it. A host, or a
 * host and the path above the pictures.
 */
export const TOKEN_IMAGE_HOSTS: readonly string[] = [
  'api.sim.dune.com',
  'cdn.zerion.io',
  'tokens.1inch.io',
  // The coin of Solana. Anybody may publish elsewhere on this host, and is told how often it is asked for.
  'cdn.jsdelivr.net/gh/trustwallet/assets@master',
]
