/** A visitor who stays away that long is shown as disconnected until the wallet has answered, as without the cookie. */
const MAX_AGE_S = 30 * 24 * 60 * 60

export interface SessionCookie {
  /** Null removes it. */
  write(text: string | null): void
}

/**
 * A cookie of the page's own site, for all its paths; over https only where the page is. Where the browser refuses cookies,
 * writing does nothing.
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
        // A sandboxed frame: the server shows the page as to a new visitor.
      }
    },
  }
}
