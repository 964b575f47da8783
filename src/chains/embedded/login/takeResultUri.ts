const PARAM = 'result_uri'

/** Returns the result of a redirect login (protocol §7.9), and removes it from the URL. */
export function takeResultUri(page: Pick<Window, 'location' | 'history'>): string | null {
  const url = new URL(page.location.href)
  const resultUri = url.searchParams.get(PARAM)
  if (resultUri === null) return null
  url.searchParams.delete(PARAM)
  page.history.replaceState(page.history.state, '', url.href)
  return resultUri
}
