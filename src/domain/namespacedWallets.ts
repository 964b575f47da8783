import type { Namespace } from '../lib/address/caip'

/** Wallets whose own browser opens the page by a link they are known for, so that they need none of the directory. */
export const OPEN_PAGES_THEMSELVES: Readonly<Record<string, Namespace | 'any'>> = {
  // Coinbase
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: 'any',
  // Solflare
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': 'solana',
  // Phantom
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'solana',
}

/** The family whose pages some wallets open by a link of its own. */
export const OWN_BROWSER_NAMESPACE: Namespace = 'solana'

/** What the wallets that are proposed without a directory are known to be for. */
export const PROPOSED_NAMESPACE: Namespace = 'eip155'
