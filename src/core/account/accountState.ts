import type { Account, AccountType } from '../../domain/account'
import type { TokenBalance } from '../../domain/token'
import type { Namespace } from '../../lib/address/caip'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The account of one namespace. */
export interface AccountState {
  readonly accounts: readonly Account[]
  readonly address: string | null
  /** Whether the smart account of the embedded wallet is deployed. */
  readonly smartAccountDeployed: boolean
  readonly currentTab: AccountTab
}

/** The account's holdings on the active network. */
export interface Holdings {
  readonly phase: 'loading' | 'known' | 'unavailable'
  readonly tokens: readonly TokenBalance[]
  /** The last request failed and an earlier answer is shown. */
  readonly isStale: boolean
  /** The balance service, which lists every token, could not be reached: there may be more. */
  readonly isPartial: boolean
}

export interface AccountsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AccountState>>>
  readonly preferredAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
}

export const NO_ACCOUNT: AccountState = {
  accounts: [],
  address: null,
  smartAccountDeployed: false,
  currentTab: 'tokens',
}

export const NO_ACCOUNTS_YET: AccountsState = { byNamespace: {}, preferredAccountTypes: {} }

/** The account of a namespace; `NO_ACCOUNT` until the slice is loaded. */
export const selectAccountByNamespace = (
  state: { readonly account?: AccountsState },
  namespace: Namespace,
): AccountState => state.account?.byNamespace[namespace] ?? NO_ACCOUNT
