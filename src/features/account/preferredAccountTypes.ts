import type { AccountType } from '../../domain/account'
import { DEFAULT_ACCOUNT_TYPES } from '../../domain/accountTypes'
import type { Namespace } from '../../lib/address/caip'
import type { OptionsRoot } from '../options/optionsSlice'
import { selectOptions } from '../options/optionsSlice'
import type { AccountsState } from './accountState'

/** The part of a state that says which types are preferred; the account's slice comes with the engine. */
export type AccountTypesRoot = OptionsRoot & { readonly account?: AccountsState }

type Preferred = Readonly<Partial<Record<Namespace, AccountType>>>

const given = (types: Preferred): Preferred =>
  Object.fromEntries(Object.entries(types).filter(([, type]) => type !== undefined))

/** The preferred type by chain family: as a visitor chose it, else as the page has it, else as it is by itself. */
export function selectPreferredAccountTypes(state: AccountTypesRoot): Preferred {
  const merged: Preferred = {
    ...DEFAULT_ACCOUNT_TYPES,
    ...given((selectOptions(state).defaultAccountTypes ?? {}) as Preferred),
    ...state.account?.preferredAccountTypes,
  }
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** The type of account that a login is asked for on a chain family, wherever it has both. */
export const selectPreferredAccountType = (
  state: AccountTypesRoot,
  namespace: Namespace,
): 'eoa' | 'smartAccount' =>
  selectPreferredAccountTypes(state)[namespace] === 'smartAccount' ? 'smartAccount' : 'eoa'
