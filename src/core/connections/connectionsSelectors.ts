import { createSelector } from '@reduxjs/toolkit'
import { toSafeImageUrl, toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'

/** The host app as shown to the user. */
export interface PageIdentity {
  readonly name: string | null
  readonly imageUrl: string | null
}

/** The host's name for the page, else its host name. */
export const selectPage = createSelector([selectOptions], ({ metadata }): PageIdentity => {
  const url = toSafeLinkUrl(metadata?.url)
  const name = metadata?.name.trim() ?? ''
  return {
    name: name !== '' ? name : url === null ? null : new URL(url).host,
    imageUrl: toSafeImageUrl(metadata?.icons[0], { allowHttp: true }),
  }
})

/** The host's legal documents; null where not set or not safe to open. */
export const selectLegalLinks = createSelector(
  [selectOptions],
  ({ termsConditionsUrl, privacyPolicyUrl }) => ({
    terms: toSafeLinkUrl(termsConditionsUrl),
    privacy: toSafeLinkUrl(privacyPolicyUrl),
  }),
)

/** Whether the host requires consent and has linked at least one document. */
export const selectIsConsentAsked = (state: RootState): boolean => {
  const { terms, privacy } = selectLegalLinks(state)
  return selectOptions(state).features.legalCheckbox === true && (terms ?? privacy) !== null
}

/** The page's origin, as services compare it; null when the host sets no URL. */
export const selectPageOrigin = createSelector([selectOptions], ({ metadata }): string | null => {
  const url = toSafeLinkUrl(metadata?.url)
  return url === null ? null : new URL(url).origin
})
