import type { Namespace } from '../lib/caip'
import type { AccountType } from './account'

interface NamespaceInfo {
  readonly name: string
  readonly defaultAccountType: AccountType
}

/** What is known of each chain family without its code (protocol facts, chain data). */
export const NAMESPACE_INFO: Readonly<Record<Namespace, NamespaceInfo>> = {
  eip155: { name: 'EVM Networks', defaultAccountType: 'smartAccount' },
  solana: { name: 'Solana', defaultAccountType: 'eoa' },
  polkadot: { name: 'Polkadot', defaultAccountType: 'eoa' },
  bip122: { name: 'Bitcoin', defaultAccountType: 'payment' },
  cosmos: { name: 'Cosmos', defaultAccountType: 'eoa' },
}
