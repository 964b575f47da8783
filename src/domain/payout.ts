import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { Network } from './network'
import type { OnRampProviderName } from './onRamp'

export interface OnRampProvider {
  readonly name: OnRampProviderName
  readonly label: string
  /** In percent. */
  readonly fee: { readonly from: number; readonly to: number }
  readonly families: readonly Namespace[]
  /** Whose addresses may be opened, sub-domains included. */
  readonly hosts: readonly string[]
  /** It says what an amount comes to, takes that along, and its purchases can be looked for. */
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

/** Where a provider pays out on a network that it does not sell to: this one, whose addresses are the same. */
const ETHEREUM: CaipNetworkId = 'eip155:1'
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** What Coinbase calls the networks that it pays out on; what a page calls them says nothing. */
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

/** What the networks that are paid out on are called where the page does not list them. */
export const PAYOUT_NAMES: Readonly<Record<CaipNetworkId, string>> = {
  [ETHEREUM]: 'Ethereum',
  [SOLANA]: 'Solana',
}

/** Test networks and chains of developers that a page may have left unmarked. */
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

/** What Meld is asked for is paid out on one network a family. */
const MELD_NETWORKS: Readonly<Partial<Record<Namespace, CaipNetworkId>>> = {
  eip155: ETHEREUM,
  solana: SOLANA,
}

const isTest = ({ isTestnet, namespace, reference, caipNetworkId }: Network): boolean =>
  isTestnet ||
  (namespace === 'eip155' ? TEST_NETWORKS.includes(reference) : caipNetworkId !== SOLANA)

/**
 * Where somebody on this network gets what a provider sells; null where that is nowhere: on test networks, and on another network
 * than their own for an account that is a contract, which may not exist there.
 *
 * @param own networks that the page's own checkouts pay out on
 */
export function payoutOf(
  { name, families }: OnRampProvider,
  network: Network,
  isContract: boolean,
  own: readonly string[],
): CaipNetworkId | null {
  const { caipNetworkId: id, namespace } = network
  if (!families.includes(namespace)) return null
  if (own.includes(id)) return id
  if (isTest(network)) return null
  if (name === 'coinbase' && Object.hasOwn(COINBASE_NETWORKS, id)) return id
  const payout = MELD_NETWORKS[namespace] ?? null
  return payout === id || !isContract ? payout : null
}
