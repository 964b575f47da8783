import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** A connected account, with what a button needs to show it. */
export interface CookieAccount {
  readonly namespace: Namespace
  readonly address: string
  /** The network that the wallet is on. */
  readonly caipNetworkId: CaipNetworkId
  /** The connector in use, such as `io.metamask`. */
  readonly connectorId: string
}

/** The connected accounts in a cookie. Proves nothing, since anyone can write a cookie. */
export interface CookieSession {
  /** The network that the page is on. */
  readonly caipNetworkId: CaipNetworkId
  /** At most one per chain family. */
  readonly accounts: readonly CookieAccount[]
}

/** The first field of the cookie's text. Text of another version is ignored. */
const VERSION = '1'
/** In characters, which are bytes here: including its name, the cookie stays below 1 KiB. */
const TEXT_LENGTH_MAX = 900
/** Longer than any cookie header that a browser sends. */
const HEADER_LENGTH_MAX = 65_536

const NETWORK = /^[a-z][\da-z-]{2,7}:[\w-]{1,32}$/
const ACCOUNT = /^([a-z][\da-z-]{2,7}:[\w-]{1,32}):([\dA-Za-z]{20,100})\/([\w.!~*'()%-]{1,120})$/
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

// Server components call the functions below, where imports from other files of the package would
// be client references. So they must not import any.
const getNamespace = (caipNetworkId: string) => caipNetworkId.split(':')[0] as Namespace

function readAccount(text: string): CookieAccount | null {
  const [, caipNetworkId, address, encodedId] = ACCOUNT.exec(text) ?? []
  if (!caipNetworkId || !address || !encodedId) return null
  try {
    const connectorId = decodeURIComponent(encodedId)
    if (CONTROL.test(connectorId)) return null
    return {
      namespace: getNamespace(caipNetworkId),
      address,
      caipNetworkId: caipNetworkId as CaipNetworkId,
      connectorId,
    }
  } catch {
    return null // malformed percent-encoding
  }
}

/** Parses a cookie's text. Null unless every part matches what `writeCookieSession` writes. */
export function readCookieSession(text: string): CookieSession | null {
  if (text.length > TEXT_LENGTH_MAX) return null
  const [version, caipNetworkId = '', ...rows] = text.split('&')
  if (version !== VERSION || !NETWORK.test(caipNetworkId)) return null
  const accounts = rows.flatMap(row => readAccount(row) ?? [])
  const families = new Set(accounts.map(({ namespace }) => namespace))
  if (rows.length === 0 || families.size !== rows.length) return null
  return { caipNetworkId: caipNetworkId as CaipNetworkId, accounts }
}

/** Serialises a session without characters that need quoting; omits accounts beyond the limit. */
export function writeCookieSession({ caipNetworkId, accounts }: CookieSession): string | null {
  let text = `${VERSION}&${caipNetworkId}`
  let count = 0
  for (const { address, connectorId, ...account } of accounts) {
    const row = `&${account.caipNetworkId}:${address}/${encodedId(connectorId)}`
    if (!readAccount(row.slice(1)) || text.length + row.length > TEXT_LENGTH_MAX) continue
    text += row
    count += 1
  }
  return count > 0 ? text : null
}

function encodedId(id: string): string {
  try {
    return encodeURIComponent(id)
  } catch {
    return '' // a lone surrogate
  }
}

/** Validates a session from elsewhere, such as component props. Returns null if it is invalid. */
export function checkCookieSession(given: unknown): CookieSession | null {
  try {
    const text = writeCookieSession(given as CookieSession)
    return text === null ? null : readCookieSession(text)
  } catch {
    return null
  }
}

/** Returns the name of a modal's cookie. */
export const sessionCookieName = (modalKey: string): string =>
  `${encodeURIComponent(modalKey)}.session`

/**
 * Reads the connected accounts from a request's `Cookie` header, for `syncSessionCookie`. Works in
 * any runtime and in server components. Returns null without a cookie, and for one that is damaged,
 * of another version or longer than 1 KiB. The session is plain JSON: pass it to the client instead
 * of the header, which also holds other cookies.
 *
 * It proves nothing. To protect private data, require visitors to sign in.
 *
 * @example
 * const session = cookieToSession(request.headers.get('cookie'))
 */
export function cookieToSession(
  cookieHeader: string | null | undefined,
  modalKey = 'walletModal',
): CookieSession | null {
  if (typeof cookieHeader !== 'string' || cookieHeader.length > HEADER_LENGTH_MAX) return null
  const start = `${sessionCookieName(modalKey)}=`
  const pair = cookieHeader
    .split(';')
    .map(each => each.trim())
    .find(each => each.startsWith(start))
  return pair === undefined ? null : readCookieSession(pair.slice(start.length))
}
