/**
 * The chain families the product knows, by their CAIP-2 namespace, and what visitors call them. A line here, a folder in
 * `chains` and an entry make one.
 */
export const FAMILIES = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
} as const

/** What is meant where nobody says which (specification, protocol §6). */
export const DEFAULT_FAMILY = 'eip155'
