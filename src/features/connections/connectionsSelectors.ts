import { createSelector } from '@reduxjs/toolkit'
import { safeImageUrl, safeLinkUrl } from '../../lib/links/safeUrl'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'

/** The page that asks, as it is named to the visitor. */
export interface PageIdentity {
  readonly name: string | null
  readonly imageUrl: string | null
}

/** The host's name for its page, else the address it is known by. */
export const selectPage = createSelector([selectOptions], ({ metadata }): PageIdentity => {
  const url = safeLinkUrl(metadata?.url)
  const name = metadata?.name.trim() ?? ''
  return {
    name: name !== '' ? name : url === null ? null : new URL(url).host,
    imageUrl: safeImageUrl(metadata?.icons[0], { allowHttp: true }),
  }
})

/** What connecting means agreeing to; null where the host gave nothing that may be opened. */
export const selectLegalLinks = createSelector(
  [selectOptions],
  ({ termsConditionsUrl, privacyPolicyUrl }) => ({
    terms: safeLinkUrl(termsConditionsUrl),
    privacy: safeLinkUrl(privacyPolicyUrl),
  }),
)

/** The host wants agreement before anything else, and says to what. */
export const selectIsConsentAsked = (state: RootState): boolean => {
  const { terms, privacy } = selectLegalLinks(state)
  return selectOptions(state).features.legalCheckbox === true && (terms ?? privacy) !== null
}

/** Where the page says it is, as services compare it; null when it does not say. */
export const selectPageOrigin = createSelector([selectOptions], ({ metadata }): string | null => {
  const url = safeLinkUrl(metadata?.url)
  return url === null ? null : new URL(url).origin
})
