/** What a page is to a message: whose it is, and whether a page of another origin shows it. */
export interface SigningPage {
  readonly domain: string
  readonly uri: string
  readonly isFramed: boolean
}

/** Outside a browser there is no page; the names are the specification's (protocol, §9.2). */
export function readPage(
  page: Window | undefined = typeof window === 'undefined' ? undefined : window,
): SigningPage {
  if (!page) return { domain: 'Unknown Domain', uri: 'Unknown URI', isFramed: false }
  const { host, origin } = page.location
  return { domain: host, uri: origin, isFramed: isFramedByOthers(page, origin) }
}

/** Every page around this one counts: one of our own may itself be shown by another. */
function isFramedByOthers(page: Window, origin: string): boolean {
  try {
    for (let frame = page; frame.parent !== frame; frame = frame.parent) {
      if (frame.parent.location.origin !== origin) return true
    }
    return false
  } catch {
    return true // a page of another origin does not let itself be read
  }
}
