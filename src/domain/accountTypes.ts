import type { AccountType } from './account'

/** The initial account type per chain family. A type that the visitor chose takes precedence. */
export interface AccountTypes {
  /** Embedded wallet only, where its site supports smart accounts on the network; else `eoa`. */
  readonly eip155?: 'eoa' | 'smartAccount' | undefined
  readonly solana?: 'eoa' | undefined
  readonly polkadot?: 'eoa' | undefined
  readonly cosmos?: 'eoa' | undefined
  readonly bip122?: 'payment' | undefined
}

/** Product §9; Cosmos has only one type. In the order in which other products store them. */
export const DEFAULT_ACCOUNT_TYPES = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
} as const satisfies AccountTypes

/** Whether the embedded wallet lets the visitor switch to this account type. */
export const isSwitchableAccountType = (
  type: AccountType | undefined,
): type is 'eoa' | 'smartAccount' => type === 'eoa' || type === 'smartAccount'
