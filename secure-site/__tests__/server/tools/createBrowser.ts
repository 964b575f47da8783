import { randomBytes } from 'node:crypto'
import { HOST_ORIGIN } from './startTestSite'
import type { TestSite } from './startTestSite'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const base64url = () => randomBytes(32).toString('base64url')

export const memberOf = (body: unknown, member: string): unknown =>
  body instanceof Object ? Reflect.get(body, member) : undefined

/** Returns a member of a response that must be a string. */
export function textIn(body: unknown, member: string): string {
  const value = memberOf(body, member)
  if (typeof value === 'string') return value
  throw new Error(`the answer has no ${member}: ${JSON.stringify(body)}`)
}

export const codeIn = (text: string) => {
  const code = /^(\d{6})\b/.exec(text)?.[1]
  if (code === undefined) throw new Error(`no code stands first in: ${text}`)
  return code
}

export const linkTokenIn = (text: string) => {
  const token = /\/approve-device#([-\w]{43})\b/.exec(text)?.[1]
  if (token === undefined) throw new Error(`there is no link in: ${text}`)
  return token
}

const seen = { browsers: 0 }

/** An address unique within this test file. */
function takeIpAddress(): string {
  seen.browsers += 1
  return `198.51.${Math.floor(seen.browsers / 256)}.${seen.browsers % 256}`
}

/** A user's browser: its device id, its pages' requests, and the steps of a login. */
export function createBrowser(
  site: Pick<TestSite, 'url' | 'mailbox'>,
  {
    deviceId = base64url(),
    headers: own = {},
  }: { deviceId?: string; headers?: Record<string, string> } = {},
) {
  const ipAddress = takeIpAddress()

  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        origin: site.url,
        'user-agent': CHROME_ON_WINDOWS,
        'x-forwarded-for': ipAddress,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...own,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    }
  }
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    request('POST', path, body, headers)

  const begin = (email: string, more: Record<string, unknown> = {}) =>
    post('/api/login/email', {
      email,
      deviceId,
      hostOrigin: HOST_ORIGIN,
      projectId: 'demo',
      ...more,
    })
  const enter = (loginId: string, code: string) => post('/api/login/code', { loginId, code })
  const decide = (linkToken: string, decision: 'approve' | 'decline') =>
    post('/api/device/decision', { linkToken, decision })

  /** The next matching email; skips earlier notifications to the owner. */
  async function nextMailWith(to: string, pattern: RegExp) {
    for (;;) {
      const mail = await site.mailbox.nextMail(to)
      if (pattern.test(mail.text)) return mail
    }
  }

  /** Logs in until a code arrives, approving the link if there is one. */
  async function askForCode(email: string) {
    const { body } = await begin(email)
    const to = email.toLowerCase()
    const loginId = textIn(body, 'loginId')
    if (textIn(body, 'step') === 'device') {
      const mail = await nextMailWith(to, /\/approve-device#/)
      await decide(linkTokenIn(mail.text), 'approve')
    }
    const mail = await nextMailWith(to, /^\d{6}\b/)
    return { loginId, code: codeIn(mail.subject), mail }
  }

  /** A complete login; returns the headers of its session. */
  async function logIn(email: string) {
    const { loginId, code } = await askForCode(email)
    const answer = await enter(loginId, code)
    const token = textIn(answer.body, 'token')
    return { token, answer, session: { authorization: `Bearer ${token}` } }
  }

  return { deviceId, ipAddress, request, post, begin, enter, decide, askForCode, logIn }
}
