import type { AccountType } from './account'

/** The type of account that visitors begin with, by chain family. A type that a visitor chose comes first. */
export interface AccountTypes {
  /** Of the embedded wallet, where its site has smart accounts on the network; elsewhere it is always `eoa`. */
  readonly eip155?: 'eoa' | 'smartAccount' | undefined
  readonly solana?: 'eoa' | undefined
  readonly polkadot?: 'eoa' | undefined
  readonly cosmos?: 'eoa' | undefined
  readonly bip122?: 'payment' | undefined
}

/** Product §9; Cosmos has one type only. In the order in which other products store them. */
export const DEFAULT_ACCOUNT_TYPES = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
} as const satisfies AccountTypes

/** The types of a login's accounts that can be chosen between. */
export const isChoosableType = (type: AccountType | undefined): type is 'eoa' | 'smartAccount' =>
  type === 'eoa' || type === 'smartAccount'
