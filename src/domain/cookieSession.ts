import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** One connected account, as far as a button shows it. */
export interface CookieAccount {
  readonly namespace: Namespace
  readonly address: string
  /** The network that its wallet is on. */
  readonly caipNetworkId: CaipNetworkId
  /** The connector by which it is connected, such as `io.metamask`. */
  readonly connectorId: string
}

/** Who is connected, as a cookie tells a server. It proves nothing: anyone can write a cookie. */
export interface CookieSession {
  /** The network that the page is on. */
  readonly caipNetworkId: CaipNetworkId
  /** At most one of each chain family. */
  readonly accounts: readonly CookieAccount[]
}

/** The first field of the text. A text of another version counts as absent. */
const VERSION = '1'
/** In characters, which are bytes here: with its name, the cookie stays below 1 KiB. */
const TEXT_LENGTH_MAX = 900
/** Longer than any header of a browser. */
const HEADER_LENGTH_MAX = 65_536

const NETWORK = /^[a-z][\da-z-]{2,7}:[\w-]{1,32}$/
const ACCOUNT = /^([a-z][\da-z-]{2,7}:[\w-]{1,32}):([\dA-Za-z]{20,100})\/([\w.!~*'()%-]{1,120})$/
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

// Server components call what is below. There, other files of the package are references to code of the client, so nothing
// of them may be used here.
const namespaceOf = (caipNetworkId: string) => caipNetworkId.split(':')[0] as Namespace

function readAccount(text: string): CookieAccount | null {
  const [, caipNetworkId, address, encodedId] = ACCOUNT.exec(text) ?? []
  if (!caipNetworkId || !address || !encodedId) return null
  try {
    const connectorId = decodeURIComponent(encodedId)
    if (CONTROL.test(connectorId)) return null
    return {
      namespace: namespaceOf(caipNetworkId),
      address,
      caipNetworkId: caipNetworkId as CaipNetworkId,
      connectorId,
    }
  } catch {
    return null // a broken escape
  }
}

/** Reads the text of a cookie. Null unless every part of it is as `writeCookieSession` writes it. */
export function readCookieSession(text: string): CookieSession | null {
  if (text.length > TEXT_LENGTH_MAX) return null
  const [version, caipNetworkId = '', ...rows] = text.split('&')
  if (version !== VERSION || !NETWORK.test(caipNetworkId)) return null
  const accounts = rows.flatMap(row => readAccount(row) ?? [])
  const families = new Set(accounts.map(({ namespace }) => namespace))
  if (rows.length === 0 || families.size !== rows.length) return null
  return { caipNetworkId: caipNetworkId as CaipNetworkId, accounts }
}

/** The text of a cookie, in characters that need no quoting. The last accounts are left out where it would be too long. */
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
    return '' // half a surrogate pair
  }
}

/** A session that came some other way than from a cookie, such as in the props of a component: what is not valid is null. */
export function checkCookieSession(given: unknown): CookieSession | null {
  try {
    const text = writeCookieSession(given as CookieSession)
    return text === null ? null : readCookieSession(text)
  } catch {
    return null
  }
}

/** The name of the cookie of a modal. */
export const sessionCookieName = (modalKey: string): string =>
  `${encodeURIComponent(modalKey)}.session`

/**
 * Reads who is connected from the header `Cookie` of a request, for `syncSessionCookie`. Works in any runtime and in server
 * components. Null without a cookie, and for one that is damaged, of another version or longer than 1 KiB. The session is plain
 * JSON: pass it to the client in place of the header, which has cookies of others in it.
 *
 * It proves nothing. For whatever must not be seen by others, have visitors sign in.
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
