/**
 * The supported chain families, by CAIP-2 namespace, with display names. Each also has a folder in
 * `chains` and an entry.
 */
export const FAMILIES = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
} as const

/** The family used where none is given (specification, protocol §6). */
export const DEFAULT_FAMILY = 'eip155'
