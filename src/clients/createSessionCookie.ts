/**
 * A visitor away for longer is rendered as disconnected until the wallet responds, as without the
 * cookie.
 */
const MAX_AGE_S = 30 * 24 * 60 * 60

export interface SessionCookie {
  /** Null removes the cookie. */
  write(text: string | null): void
}

/**
 * Writes a cookie for all paths of the page's site, marked `Secure` on https. Writing does nothing
 * where the browser refuses cookies.
 */
export function createSessionCookie(
  page: Pick<Window, 'document' | 'location'>,
  name: string,
): SessionCookie {
  return {
    write(text) {
      const secure = page.location.protocol === 'https:' ? '; Secure' : ''
      const age = text === null ? 0 : MAX_AGE_S
      try {
        if (text === null && !page.document.cookie.includes(`${name}=`)) return
        page.document.cookie = `${name}=${text ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
      } catch {
        // A sandboxed frame: the server renders the page as for a new visitor.
      }
    },
  }
}
