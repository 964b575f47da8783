import type { Namespace } from '../lib/address/caip'

/** Wallets, by directory id, whose in-app browser opens the page without directory data. */
export const IN_APP_BROWSER_WALLETS: Readonly<Record<string, Namespace | 'any'>> = {
  // Coinbase
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: 'any',
  // Solflare
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': 'solana',
  // Phantom
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'solana',
}

/** The chain family for which some of these wallets have a link. */
export const IN_APP_BROWSER_NAMESPACE: Namespace = 'solana'

/** The chain family of the wallets that are suggested without a directory. */
export const FALLBACK_WALLETS_NAMESPACE: Namespace = 'eip155'
