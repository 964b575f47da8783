import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import { accountTypeSwitched } from '../../events/accountEvents'
import {
  accountsChanged,
  disconnected,
  restoreFailed,
  walletConnected,
} from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import {
  NO_ACCOUNT,
  NO_ACCOUNTS_YET,
  UNKNOWN_BALANCE,
  type AccountsState,
  type AccountState,
  type AccountTab,
} from './accountState'

interface ForNamespace {
  readonly namespace: Namespace
}

/** A visitor or the page wants fresh figures now, whatever their age. */
export const accountRefreshRequested = createAction('walletModal/account/refreshRequested')
/** A code of the secret drawer was asked to be copied as a link: by its id, since it carries a key. */
export const pairingUriCopyRequested = createAction<string>(
  'walletModal/account/pairingUriCopyRequested',
)
/** Text was asked to be copied; `what` chooses the words that say so. */
export const copyRequested = createAction<{ text: string; what: 'address' | 'link' }>(
  'walletModal/account/copyRequested',
)
/** An address was asked to be handed to another app of the visitor's choice. */
export const shareRequested = createAction<{ address: string }>(
  'walletModal/account/shareRequested',
)

function change(
  state: AccountsState,
  namespace: Namespace,
  next: (account: AccountState) => AccountState,
): AccountsState {
  const current = state.byNamespace[namespace] ?? NO_ACCOUNT
  return { ...state, byNamespace: { ...state.byNamespace, [namespace]: next(current) } }
}

/** The accounts a wallet shares; the first is the one it means. A new first one forgets what was known. */
function share(account: AccountState, accounts: readonly Account[]): AccountState {
  const address = accounts[0]?.address ?? null
  const smartAccountDeployed = accounts[0]?.isDeployed === true
  return address === account.address
    ? { ...account, accounts, smartAccountDeployed }
    : {
        ...account,
        ...UNKNOWN_BALANCE,
        accounts,
        address,
        profileName: null,
        profileImage: null,
        smartAccountDeployed,
      }
}

/** Whose account it is, what it is called and what it holds of the native coin. */
export const accountSlice = createSlice({
  name: 'walletModal/account',
  reducerPath: 'account',
  initialState: NO_ACCOUNTS_YET,
  reducers: {
    accountSelected: (draft, { payload }: PayloadAction<ForNamespace & { address: string }>) =>
      change(draft as AccountsState, payload.namespace, account => {
        const chosen = account.accounts.find(({ address }) => address === payload.address)
        if (!chosen) return account
        const others = account.accounts.filter(({ address }) => address !== payload.address)
        return share(account, [chosen, ...others])
      }),
    balanceRequested: (draft, { payload }: PayloadAction<ForNamespace>) =>
      change(draft as AccountsState, payload.namespace, account => ({
        ...account,
        balancePhase: account.balance === null ? 'loading' : account.balancePhase,
      })),
    balanceRead: (
      draft,
      {
        payload: { namespace, address, balance, symbol, caipNetworkId },
      }: PayloadAction<
        ForNamespace & {
          address: string
          balance: string
          symbol: string
          caipNetworkId: CaipNetworkId
        }
      >,
    ) =>
      change(draft as AccountsState, namespace, account =>
        account.address === address
          ? {
              ...account,
              balance,
              balanceSymbol: symbol,
              balanceCaipNetworkId: caipNetworkId,
              balancePhase: 'known',
            }
          : account,
      ),
    /** The last figure stays, marked as not fresh; without one it is said to be unavailable, never 0. */
    balanceFailed: (draft, { payload }: PayloadAction<ForNamespace>) =>
      change(draft as AccountsState, payload.namespace, account => ({
        ...account,
        balancePhase: 'unavailable',
      })),
    identityRead: (
      draft,
      {
        payload,
      }: PayloadAction<
        ForNamespace & { address: string; name: string | null; image: string | null }
      >,
    ) =>
      change(draft as AccountsState, payload.namespace, account =>
        account.address === payload.address
          ? { ...account, profileName: payload.name, profileImage: payload.image }
          : account,
      ),
    tabSelected: (draft, { payload }: PayloadAction<ForNamespace & { tab: AccountTab }>) =>
      change(draft as AccountsState, payload.namespace, account => ({
        ...account,
        currentTab: payload.tab,
      })),
  },
  extraReducers: builder => {
    builder
      .addCase(hydrated, (draft, { payload }) =>
        'preferredAccountTypes' in payload
          ? {
              ...(draft as AccountsState),
              preferredAccountTypes: (payload['preferredAccountTypes'] ??
                {}) as AccountsState['preferredAccountTypes'],
            }
          : draft,
      )
      .addCase(accountTypeSwitched, (draft, { payload }) => ({
        ...(draft as AccountsState),
        preferredAccountTypes: payload.preferred,
      }))
      .addCase(walletConnected, (draft, { payload }) =>
        change(draft as AccountsState, payload.namespace, account =>
          share(account, payload.accounts),
        ),
      )
      .addCase(accountsChanged, (draft, { payload }) =>
        change(draft as AccountsState, payload.namespace, account =>
          share(account, payload.accounts),
        ),
      )
      .addCase(networkSwitched, (draft, { payload }) => {
        const namespace = payload.caipNetworkId.split(':')[0] as Namespace
        const current = draft.byNamespace[namespace]
        if (!current || current.balanceCaipNetworkId === payload.caipNetworkId) return draft
        return change(draft, namespace, account => ({
          ...account,
          ...UNKNOWN_BALANCE,
        }))
      })
      // Only a page that a server drew with an account shows one before its wallet has answered.
      .addMatcher(isAnyOf(disconnected, restoreFailed), (draft, { payload }) =>
        change(draft as AccountsState, payload.namespace, () => NO_ACCOUNT),
      )
  },
})

export const {
  accountSelected,
  balanceRequested,
  balanceRead,
  balanceFailed,
  identityRead,
  tabSelected,
} = accountSlice.actions
