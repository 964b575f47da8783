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
import type { Namespace } from '../../lib/address/caip'
import {
  NO_ACCOUNT,
  NO_ACCOUNTS_YET,
  type AccountsState,
  type AccountState,
  type AccountTab,
} from './accountState'

interface NamespacePayload {
  readonly namespace: Namespace
}

/** The user or the host app asks for fresh balances, regardless of their age. */
export const accountRefreshRequested = createAction('walletModal/account/refreshRequested')
/**
 * Requests copying a pairing URI as a link. Carries its id in the secret store, since the URI
 * contains a key.
 */
export const pairingUriCopyRequested = createAction<string>(
  'walletModal/account/pairingUriCopyRequested',
)
/** Requests copying a text; `what` selects the confirmation message. */
export const copyRequested = createAction<{ text: string; what: 'address' | 'link' }>(
  'walletModal/account/copyRequested',
)
/** Requests sharing an address with another app. */
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

/** Stores the wallet's accounts, the active one first. */
const withAccounts = (account: AccountState, accounts: readonly Account[]): AccountState => ({
  ...account,
  accounts,
  address: accounts[0]?.address ?? null,
  smartAccountDeployed: accounts[0]?.isDeployed === true,
})

/** Accounts by namespace. */
export const accountSlice = createSlice({
  name: 'walletModal/account',
  reducerPath: 'account',
  initialState: NO_ACCOUNTS_YET,
  reducers: {
    accountSelected: (draft, { payload }: PayloadAction<NamespacePayload & { address: string }>) =>
      change(draft as AccountsState, payload.namespace, account => {
        const chosen = account.accounts.find(({ address }) => address === payload.address)
        if (!chosen) return account
        const others = account.accounts.filter(({ address }) => address !== payload.address)
        return withAccounts(account, [chosen, ...others])
      }),
    tabSelected: (draft, { payload }: PayloadAction<NamespacePayload & { tab: AccountTab }>) =>
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
          withAccounts(account, payload.accounts),
        ),
      )
      .addCase(accountsChanged, (draft, { payload }) =>
        change(draft as AccountsState, payload.namespace, account =>
          withAccounts(account, payload.accounts),
        ),
      )
      // A server-rendered page shows an account before its wallet responds; a failed restore clears
      // it.
      .addMatcher(isAnyOf(disconnected, restoreFailed), (draft, { payload }) =>
        change(draft as AccountsState, payload.namespace, () => NO_ACCOUNT),
      )
  },
})

export const { accountSelected, tabSelected } = accountSlice.actions
