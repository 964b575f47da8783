import { MELD_CURRENCIES, MELD_CURRENCY, MELD_URL } from '../../domain/onRamp'
import type { Namespace } from '../../lib/address/caip'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { parseUrl } from '../../lib/links/parseUrl'

interface MeldParts {
  readonly base?: string | undefined
  readonly publicKey: string
  readonly namespace: Namespace
  /** Plain address, not CAIP-10. */
  readonly address: string
  readonly projectId: string
}

/** Returns Meld's checkout link for an account; null if `base` is not a URL. */
export function meldUrl({
  base = MELD_URL,
  publicKey,
  namespace,
  address,
  projectId,
}: MeldParts): string | null {
  const url = parseUrl(base)
  if (!url) return null
  url.searchParams.set('publicKey', publicKey)
  url.searchParams.set('destinationCurrencyCode', MELD_CURRENCIES[namespace] ?? MELD_CURRENCY)
  url.searchParams.set('walletAddress', address)
  url.searchParams.set('externalCustomerId', projectId)
  return url.href
}

/**
 * Returns an https link (http on localhost) at one of these hosts or their subdomains, else null.
 */
export function toCheckoutUrl(value: unknown, hosts: readonly string[]): string | null {
  const url = toSafeLinkUrl(value)
  if (url === null) return null
  const { hostname } = new URL(url)
  return hosts.some(host => hostname === host || hostname.endsWith(`.${host}`)) ? url : null
}
