import type { AppMetadata } from '../domain/options'
import { toSafeImageUrl } from '../lib/links/safeUrl'

const MAX_ICONS = 4

/** Reads the app's metadata from the document; null on a server. */
export function readAppMetadata(document: Document | undefined): AppMetadata | null {
  if (!document) return null
  const description = document.querySelector('meta[property="og:description"]')
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
    .map(link => toSafeImageUrl(link.href, { allowHttp: true }))
    .filter(href => href !== null)
  return {
    name: document.title,
    description: description?.getAttribute('content') ?? '',
    url: document.location.origin,
    icons: icons.slice(0, MAX_ICONS),
  }
}
