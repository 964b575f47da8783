import type { Namespace } from '../lib/address/caip'

/** The kind of account in a namespace; the last three exist only on bip122. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** One account of a wallet. `publicKey` and `path` exist on bip122 accounts only. */
export interface Account {
  readonly namespace: Namespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
  /** Set when the smart account is deployed; omitted if it isn't, or if that is unknown. */
  readonly isDeployed?: true
  /** The wallet's own first address, if the visitor chose this account over it. */
  readonly insteadOf?: string
}
