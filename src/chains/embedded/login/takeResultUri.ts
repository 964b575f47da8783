const PARAM = 'result_uri'

/**
 * The result that a login which left this page was brought back with (protocol §7.9), taken out of the address so that it is neither
 * kept in the history nor sent on. Null where there is none.
 */
export function takeResultUri(page: Pick<Window, 'location' | 'history'>): string | null {
  const url = new URL(page.location.href)
  const resultUri = url.searchParams.get(PARAM)
  if (resultUri === null) return null
  url.searchParams.delete(PARAM)
  page.history.replaceState(page.history.state, '', url.href)
  return resultUri
}
