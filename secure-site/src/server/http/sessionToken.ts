import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_IDLE_S } from '../login/sessions'
import type { Context } from 'hono'

/** `__Host-` prevents sibling subdomains from setting it. */
const COOKIE = '__Host-session'
const TOKEN = /^[-\w]{43}$/

/** The request's session token, from the header or else the cookie; null if it has neither. */
export function readSessionToken(c: Context): string | null {
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer ?? getCookie(c, COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** One cookie per embedding site (CHIPS), so that sites learn nothing of one another. */
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
