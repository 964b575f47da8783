import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { PaymentCurrency, PurchaseCurrency } from './schemas/onramp'

/** A provider that sells crypto for fiat. */
export type OnRampProviderName = 'meld' | 'coinbase'

/** Options for buying, besides turning it on. */
export interface OnRampOptions {
  /** The providers that may be used; default: all. */
  readonly providers?: readonly string[]
  /** The page's own public key at Meld. Without one Meld can't be chosen. */
  readonly meldPublicKey?: string
  /** The URL of Meld's checkout, if the page uses its own. */
  readonly meldUrl?: string
  /** Further checkout hosts, such as `pay.example.com`; subdomains are included. */
  readonly hosts?: readonly string[]
  /**
   * Networks that the page's own checkouts pay out on, such as `eip155:31337`. Buying is offered
   * there even on a test network.
   */
  readonly networks?: readonly CaipNetworkId[]
}

export const MELD_URL = 'https://meldcrypto.com'

/** The currency that Meld sells per chain family; `MELD_CURRENCY` elsewhere. */
export const MELD_CURRENCIES: Readonly<Partial<Record<Namespace, string>>> = { solana: 'SOL' }
export const MELD_CURRENCY = 'USDC'

const LIMITS = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const NETWORKS = [
  {
    name: 'ethereum-mainnet',
    display_name: 'Ethereum',
    chain_id: '1',
    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  {
    name: 'polygon-mainnet',
    display_name: 'Polygon',
    chain_id: '137',
    contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  },
]

const USDC_ID = '2b92315d-eab7-5bef-84fa-089a131333f5'

/** Example currencies, shown when the service returns none. */
export const EXAMPLE_PAYMENTS: readonly PaymentCurrency[] = [
  { id: 'USD', payment_method_limits: LIMITS },
  { id: 'EUR', payment_method_limits: LIMITS },
]

/** Like `EXAMPLE_PAYMENTS`. The shared id is the specification's; the symbols differ. */
export const EXAMPLE_PURCHASES: readonly PurchaseCurrency[] = [
  { id: USDC_ID, name: 'USD Coin', symbol: 'USDC', networks: NETWORKS },
  { id: USDC_ID, name: 'Ether', symbol: 'ETH', networks: NETWORKS },
]
