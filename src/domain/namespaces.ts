import type { Namespace } from '../lib/caip'
import type { AccountType } from './account'

export type NamespaceFeature =
  'balance' | 'send' | 'names' | 'activity' | 'onramp' | 'embeddedWallet'

interface NamespaceInfo {
  readonly name: string
  readonly features: readonly NamespaceFeature[]
  readonly defaultAccountType: AccountType
}

/** What each chain family can do here (protocol facts, chain data). */
export const NAMESPACE_INFO: Readonly<Record<Namespace, NamespaceInfo>> = {
  eip155: {
    name: 'EVM Networks',
    features: ['balance', 'send', 'names', 'activity', 'onramp', 'embeddedWallet'],
    defaultAccountType: 'smartAccount',
  },
  solana: {
    name: 'Solana',
    features: ['balance', 'send', 'onramp', 'embeddedWallet'],
    defaultAccountType: 'eoa',
  },
  polkadot: { name: 'Polkadot', features: [], defaultAccountType: 'eoa' },
  bip122: { name: 'Bitcoin', features: [], defaultAccountType: 'payment' },
  cosmos: { name: 'Cosmos', features: [], defaultAccountType: 'eoa' },
}

export const supports = (namespace: Namespace, feature: NamespaceFeature): boolean =>
  NAMESPACE_INFO[namespace].features.includes(feature)
