import type { Account, AccountType } from '../../domain/account'
import type { TokenBalance } from '../../domain/token'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** What is known of one namespace's account. Amounts are decimal strings. */
export interface AccountState {
  readonly accounts: readonly Account[]
  readonly address: string | null
  readonly profileName: string | null
  readonly profileImage: string | null
  /** Native coin on the network named beside it. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
  readonly balanceCaipNetworkId: CaipNetworkId | null
  readonly balancePhase: 'unknown' | 'loading' | 'known' | 'unavailable'
  /** The account is a contract that is there already; of a smart account of the embedded wallet. */
  readonly smartAccountDeployed: boolean
  readonly currentTab: AccountTab
}

/** What an account holds on the active network, as far as it is known. */
export interface Holdings {
  readonly phase: 'loading' | 'known' | 'unavailable'
  readonly tokens: readonly TokenBalance[]
  /** The last request failed: what is shown is the answer before it. */
  readonly isStale: boolean
  /** The balance service, which knows of every token, could not be asked: there may be others. */
  readonly isPartial: boolean
}

export interface AccountsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AccountState>>>
  readonly preferredAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
}

export const UNKNOWN_BALANCE = {
  balance: null,
  balanceSymbol: null,
  balanceCaipNetworkId: null,
  balancePhase: 'unknown',
} as const

export const NO_ACCOUNT: AccountState = {
  accounts: [],
  address: null,
  profileName: null,
  profileImage: null,
  ...UNKNOWN_BALANCE,
  smartAccountDeployed: false,
  currentTab: 'tokens',
}

export const NO_ACCOUNTS_YET: AccountsState = { byNamespace: {}, preferredAccountTypes: {} }

/** The account of a namespace; nobody's before the slice has arrived with the code that fills it. */
export const selectAccountByNamespace = (
  state: { readonly account?: AccountsState },
  namespace: Namespace,
): AccountState => state.account?.byNamespace[namespace] ?? NO_ACCOUNT
