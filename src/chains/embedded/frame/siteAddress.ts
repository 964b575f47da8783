import { ModalError } from '../../../domain/ModalError'
import { parseUrl } from '../../../lib/links/parseUrl'

export interface SiteAddress {
  /** The only origin to receive messages from or post to. */
  readonly origin: string
  /** Returns the URL of the page in the frame (protocol §5.1). */
  frameUrl(projectId: string, caipNetworkId: string, lang?: string): string
}

const isThisMachine = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/**
 * Parses the URL of the frame's site.
 *
 * @throws {ModalError} `INVALID_OPTION` unless it is https, or http on localhost
 */
export function siteAddress(secureSiteUrl: string): SiteAddress {
  const url = parseUrl(secureSiteUrl)
  const isFit =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (!url || !isFit || url.username || url.password) {
    throw new ModalError(
      'INVALID_OPTION',
      `secureSiteUrl has to begin with https: ${secureSiteUrl}`,
    )
  }
  return {
    origin: url.origin,
    frameUrl(projectId, caipNetworkId, lang) {
      const page = new URL(`${url.pathname.replace(/\/+$/, '')}/sdk`, url.origin)
      page.search = new URLSearchParams({
        projectId,
        chainId: caipNetworkId,
        version: '4',
        enableLogger: 'false',
        ...(lang && { lang }),
      }).toString()
      return page.href
    },
  }
}
