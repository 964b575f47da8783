import type { CaipNetworkId, Namespace } from './caip'

/** The schemes of payment links, and whose addresses they hold (EIP-681, BIP-21, Solana Pay). */
export const PAYMENT_SCHEMES: Readonly<Record<string, Namespace>> = {
  ethereum: 'eip155',
  bitcoin: 'bip122',
  solana: 'solana',
}

/** The scheme whose links name a network, an amount in base units and a token’s own function (EIP-681). */
export const CALL_SCHEME = 'ethereum'

/** Short names of EVM networks, which wallets put before an address (EIP-3770): chain id and name. */
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

/** The network that a short name stands for; null for one that is not known here. */
export function networkOfShortName(name: string): CaipNetworkId | null {
  const known = Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : undefined
  return known ? `eip155:${known[0]}` : null
}

/** What a network is called that the page does not list. */
export function knownNetworkName(caipNetworkId: CaipNetworkId): string | null {
  const found = Object.values(SHORT_NAMES).find(([id]) => caipNetworkId === `eip155:${id}`)
  return found?.[1] ?? null
}
