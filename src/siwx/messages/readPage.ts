/** The page that a message is for, and whether a page of another origin frames it. */
export interface SigningPage {
  readonly domain: string
  readonly uri: string
  readonly isFramed: boolean
}

/**
 * Returns the current page, or the specification's placeholders outside a browser (protocol, §9.2).
 */
export function readPage(
  page: Window | undefined = typeof window === 'undefined' ? undefined : window,
): SigningPage {
  if (!page) return { domain: 'Unknown Domain', uri: 'Unknown URI', isFramed: false }
  const { host, origin } = page.location
  return { domain: host, uri: origin, isFramed: isFramedByOthers(page, origin) }
}

/** Checks every ancestor: a frame of the same origin may itself be framed by another. */
function isFramedByOthers(page: Window, origin: string): boolean {
  try {
    for (let frame = page; frame.parent !== frame; frame = frame.parent) {
      if (frame.parent.location.origin !== origin) return true
    }
    return false
  } catch {
    return true // a page of another origin cannot be read
  }
}
