import type { Namespace } from '../lib/caip'

/** What visitors read for each chain family. */
export const NAMESPACE_NAMES: Readonly<Record<Namespace, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
