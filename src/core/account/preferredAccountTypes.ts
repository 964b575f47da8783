import type { AccountType } from '../../domain/account'
import { DEFAULT_ACCOUNT_TYPES } from '../../domain/accountTypes'
import type { Namespace } from '../../lib/address/caip'
import type { OptionsRoot } from '../options/optionsSlice'
import { selectOptions } from '../options/optionsSlice'
import type { AccountsState } from './accountState'

/** The state these selectors read; the account slice is part of the engine. */
export type AccountTypesRoot = OptionsRoot & { readonly account?: AccountsState }

type Preferred = Readonly<Partial<Record<Namespace, AccountType>>>

const given = (types: Preferred): Preferred =>
  Object.fromEntries(Object.entries(types).filter(([, type]) => type !== undefined))

/** Preferred account type by namespace: the user's choice, else the host's, else the default. */
export function selectPreferredAccountTypes(state: AccountTypesRoot): Preferred {
  const merged: Preferred = {
    ...DEFAULT_ACCOUNT_TYPES,
    ...given((selectOptions(state).defaultAccountTypes ?? {}) as Preferred),
    ...state.account?.preferredAccountTypes,
  }
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Account type to request at login on a namespace that has both. */
export const selectPreferredAccountType = (
  state: AccountTypesRoot,
  namespace: Namespace,
): 'eoa' | 'smartAccount' =>
  selectPreferredAccountTypes(state)[namespace] === 'smartAccount' ? 'smartAccount' : 'eoa'
