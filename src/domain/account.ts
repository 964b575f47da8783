import type { Namespace } from '../lib/address/caip'

/** What kind of account a namespace can hold; only bip122 knows the last three. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** One account of a wallet. `publicKey` and `path` exist on bip122 accounts only. */
export interface Account {
  readonly namespace: Namespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
  /** The address that the wallet means first, where the visitor chose this account in its place. */
  readonly insteadOf?: string
}
