import { parseUrl } from './parseUrl'

/** URLs on this host carry the provider's URL in a parameter. */
const WRAPPING_HOST = 'auth.magic.link'
const WRAPPED = 'provider_authorization_url'

function addTo(uri: string, suffix: string): string {
  const url = parseUrl(uri)
  const state = url?.searchParams.get('state')
  if (!url || state === null || state === undefined) return uri
  url.searchParams.set('state', `${state}${suffix}`)
  return url.href
}

/** Appends the URL to return to, to the `state` of a provider's URL (protocol §7.9). */
export function withReturnAddress(uri: string, pageUrl: string): string {
  const suffix = `--${encodeURIComponent(pageUrl)}`
  const url = parseUrl(uri)
  const wrapped = url?.hostname === WRAPPING_HOST ? url.searchParams.get(WRAPPED) : null
  if (!url || wrapped === null) return addTo(uri, suffix)
  url.searchParams.set(WRAPPED, addTo(wrapped, suffix))
  return url.href
}
