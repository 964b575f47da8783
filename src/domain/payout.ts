import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { Network } from './network'
import type { OnRampProviderName } from './onRamp'

export interface OnRampProvider {
  readonly name: OnRampProviderName
  readonly label: string
  /** In percent. */
  readonly fee: { readonly from: number; readonly to: number }
  readonly families: readonly Namespace[]
  /** Hosts whose URLs may be opened, subdomains included. */
  readonly hosts: readonly string[]
  /** Whether it quotes prices, accepts a preset amount and lets purchases be looked up. */
  readonly isQuoted: boolean
}

export const ON_RAMP_PROVIDERS: readonly OnRampProvider[] = [
  {
    name: 'meld',
    label: 'Meld.io',
    fee: { from: 1, to: 2 },
    families: ['eip155', 'solana'],
    hosts: ['meldcrypto.com'],
    isQuoted: false,
  },
  {
    name: 'coinbase',
    label: 'Coinbase',
    fee: { from: 1, to: 2 },
    families: ['eip155'],
    hosts: ['pay.coinbase.com'],
    isQuoted: true,
  },
]

/** The fallback payout network: addresses are the same on all EVM networks. */
const ETHEREUM: CaipNetworkId = 'eip155:1'
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Coinbase's names of its payout networks; a page's own names are unreliable. */
export const COINBASE_NETWORKS: Readonly<Record<CaipNetworkId, string>> = {
  [ETHEREUM]: 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:80094': 'berachain',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

/** Names of the payout networks, for pages that don't list them. */
export const PAYOUT_NAMES: Readonly<Record<CaipNetworkId, string>> = {
  [ETHEREUM]: 'Ethereum',
  [SOLANA]: 'Solana',
}

/** Test networks and local development chains that a page may have left unmarked. */
const TEST_NETWORKS: readonly string[] = [
  '1337',
  '31337',
  '17000',
  '560048',
  '11155111',
  '11155420',
  '421614',
  '80002',
  '84532',
]

/** Meld pays out on one network per chain family. */
const MELD_NETWORKS: Readonly<Partial<Record<Namespace, CaipNetworkId>>> = {
  eip155: ETHEREUM,
  solana: SOLANA,
}

const isTestNetwork = ({ isTestnet, namespace, reference, caipNetworkId }: Network): boolean =>
  isTestnet ||
  (namespace === 'eip155' ? TEST_NETWORKS.includes(reference) : caipNetworkId !== SOLANA)

/**
 * Returns the network that a provider pays out on for an account on `network`. Null on test
 * networks, and where the payout network differs while the account is a contract, which may not
 * exist there.
 *
 * @param own networks that the page's own checkouts pay out on
 */
export function getPayoutNetwork(
  { name, families }: OnRampProvider,
  network: Network,
  isContract: boolean,
  own: readonly string[],
): CaipNetworkId | null {
  const { caipNetworkId: id, namespace } = network
  if (!families.includes(namespace)) return null
  if (own.includes(id)) return id
  if (isTestNetwork(network)) return null
  if (name === 'coinbase' && Object.hasOwn(COINBASE_NETWORKS, id)) return id
  const payout = MELD_NETWORKS[namespace] ?? null
  return payout === id || !isContract ? payout : null
}
