import { createSelector } from '@reduxjs/toolkit'
import { safeImageUrl, safeLinkUrl } from '../../lib/safeUrl'
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
