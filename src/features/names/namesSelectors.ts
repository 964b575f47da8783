import { NAME_SUFFIX } from '../../lib/address/nameFormat'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectActiveIdentity } from '../../core/account/identitySelectors'
import { selectFeatures } from '../../core/options/optionsSlice'
import { NO_NAMES, type NamesState } from './namesState'

interface Root {
  readonly names?: NamesState
}

export const selectNames = (state: Root): NamesState => state.names ?? NO_NAMES

/** Returns the suffix of the registry's names, including the dot. */
export function selectNameSuffix(state: Pick<RootState, 'options'>): string {
  const { names } = selectFeatures(state)
  return (typeof names === 'object' ? names.suffix : undefined) ?? NAME_SUFFIX
}

/** Returns the host's page that explains names. */
export function selectNameHelpUrl(state: Pick<RootState, 'options'>): string | null {
  const { names } = selectFeatures(state)
  return (typeof names === 'object' ? names.helpUrl : undefined) ?? null
}

/** Returns a name's profile page; null unless the host has configured one. */
export function selectProfileUrl(
  state: Pick<RootState, 'options'>,
  name: string | null,
): string | null {
  const { names } = selectFeatures(state)
  const { profileUrl } = typeof names === 'object' ? names : {}
  if (profileUrl === undefined || name === null) return null
  return toSafeLinkUrl(profileUrl.replaceAll('{name}', encodeURIComponent(name)))
}

export const selectWholeName = (state: RootState): string =>
  selectNames(state).text + selectNameSuffix(state)

/** Whether the account has no public name. */
export const selectIsNameless = (state: RootState): boolean =>
  selectActiveAccount(state).address !== null && selectActiveIdentity(state).name === null
