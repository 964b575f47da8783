import type { CaipNetworkId, Namespace } from './caip'

/** Payment link schemes, with the chain family of their addresses (EIP-681, BIP-21, Solana Pay). */
export const PAYMENT_SCHEMES: Readonly<Record<string, Namespace>> = {
  ethereum: 'eip155',
  bitcoin: 'bip122',
  solana: 'solana',
}

/** The scheme whose links can name a network, base units and a token's function (EIP-681). */
export const CALL_SCHEME = 'ethereum'

/** Chain id and name by the short names that wallets put before an EVM address (EIP-3770). */
const SHORT_NAMES: Readonly<Record<string, readonly [number, string]>> = {
  eth: [1, 'Ethereum'],
  oeth: [10, 'OP Mainnet'],
  cro: [25, 'Cronos'],
  bnb: [56, 'BNB Smart Chain'],
  gno: [100, 'Gnosis'],
  unichain: [130, 'Unichain'],
  matic: [137, 'Polygon'],
  pol: [137, 'Polygon'],
  sonic: [146, 'Sonic'],
  ftm: [250, 'Fantom'],
  zksync: [324, 'ZKsync Era'],
  wc: [480, 'World Chain'],
  zkevm: [1101, 'Polygon zkEVM'],
  mantle: [5000, 'Mantle'],
  base: [8453, 'Base'],
  mode: [34443, 'Mode'],
  arb1: [42161, 'Arbitrum One'],
  'arb-nova': [42170, 'Arbitrum Nova'],
  celo: [42220, 'Celo'],
  avax: [43114, 'Avalanche'],
  linea: [59144, 'Linea'],
  berachain: [80094, 'Berachain'],
  blast: [81457, 'Blast'],
  basesep: [84532, 'Base Sepolia'],
  'arb-sep': [421614, 'Arbitrum Sepolia'],
  scr: [534352, 'Scroll'],
  zora: [7777777, 'Zora'],
  sep: [11155111, 'Sepolia'],
}

/** Returns the network of a short name; null if it is unknown. */
export function getNetworkByShortName(name: string): CaipNetworkId | null {
  const known = Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : undefined
  return known ? `eip155:${known[0]}` : null
}

/** Returns the name of a network that the page doesn't list, if known. */
export function getKnownNetworkName(caipNetworkId: CaipNetworkId): string | null {
  const found = Object.values(SHORT_NAMES).find(([id]) => caipNetworkId === `eip155:${id}`)
  return found?.[1] ?? null
}
