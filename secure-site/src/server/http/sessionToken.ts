import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_IDLE_S } from '../login/sessions'
import type { Context } from 'hono'

/** `__Host-` keeps other sites of the domain from setting it. */
const COOKIE = '__Host-session'
const TOKEN = /^[-\w]{43}$/

/** The token of a request: that of the header where there is one, else the cookie's; null for neither. */
export function readSessionToken(c: Context): string | null {
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer ?? getCookie(c, COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** One cookie for each site that holds the frame (CHIPS), so that none of them learns of the others. */
export function writeSessionCookie(c: Context, token: string | null): void {
  setCookie(c, COOKIE, token ?? '', {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'None',
    partitioned: true,
    maxAge: token === null ? 0 : SESSION_IDLE_S,
  })
}
