// @ts-check
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import { addControlDoor } from '../lib/addControlDoor.js'
import { listen } from '../lib/listen.js'
import { isLoopbackUrl } from '../lib/loopback.js'
import { PORTS } from '../lib/ports.js'
import { addProjectSignIn } from './addProjectSignIn.js'
import { readSignInMessage } from './readSignInMessage.js'
import { signInPage } from './signInPage.js'
import { verifySignature } from './verifySignature.js'

const COOKIE = 'sandbox_session'
const OTHER_ADDRESS = '0x000000000000000000000000000000000000dEaD'
const OTHER_CHAIN = '424242'

/**
 * Starts a server for signing in by signature: it issues single-use nonces, verifies signatures
 * with its own code, and keeps the session in a cookie. It can misbehave on command.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 for a free one
 * @param {(chainId: string) => string | undefined} [options.chainUrl] where contract signatures are
 *   verified
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startSignIn(options = {}) {
  /** @type {Set<string>} */
  let nonces = new Set()
  /** @type {Map<string, import('./types.js').SignInSession>} */
  let sessions = new Map()
  let given = 0
  /** @type {{ address: string, chainId: string, nonce: string }[]} */
  let verified = []
  /** @type {string[]} */
  let refused = []
  /**
   * @type {{ how: import('./types.js').SignInMisbehaviour | null,
   *   paths?: readonly string[] | undefined }}
   */
  let mood = { how: null }
  /** @type {number | null} */
  let sessionMs = null
  /** @type {(() => void)[]} */
  const hanging = []

  /** @param {import('hono').Context} c */
  function sessionOf(c) {
    const id = getCookie(c, COOKIE)
    const session = id === undefined ? undefined : sessions.get(id)
    if (!session) return null
    const { expirationTime } = session
    return expirationTime && Date.parse(expirationTime) <= Date.now() ? null : session
  }

  const app = new Hono()
  app.use(
    cors({
      origin: origin => (isLoopbackUrl(origin) ? origin : null),
      allowHeaders: ['content-type', 'authorization', 'x-nonce-jwt'],
      credentials: true,
    }),
  )
  /** @param {string} path */
  const misbehaves = path => (mood.paths && !mood.paths.includes(path) ? null : mood.how)
  for (const path of ['/nonce', '/verify', '/session', '/sign-out', '/secret']) {
    app.use(path, async (c, next) => {
      if (c.req.method === 'OPTIONS') return next()
      const how = misbehaves(path)
      if (how === 'hang') await new Promise(resolve => hanging.push(() => resolve(undefined)))
      if (how === 'broken') return c.text('Internal server error', 500)
      if (how === 'html') return c.html('<!doctype html><title>Please wait</title>')
      return next()
    })
  }
  function giveNonce() {
    const nonce = randomBytes(12).toString('hex')
    nonces.add(nonce)
    given += 1
    return nonce
  }

  /**
   * Starts a session from a signed message.
   *
   * @param {unknown} text
   * @param {unknown} signature
   * @param {string | undefined} origin the sending page's origin
   * @returns {Promise<string>} the session's id
   * @throws {Error} with the reason for the refusal
   */
  async function begin(text, signature, origin) {
    const message = readSignInMessage(text)
    if (!message || typeof text !== 'string' || typeof signature !== 'string')
      throw new Error('message')
    if (misbehaves('/verify') === 'refuse') throw new Error('told to')
    if (!nonces.delete(message.nonce)) throw new Error('nonce')
    if (origin !== undefined && new URL(origin).host !== message.domain) throw new Error('domain')
    if (origin !== undefined && new URL(message.uri).origin !== origin) throw new Error('uri')
    if (message.expirationTime && Date.parse(message.expirationTime) <= Date.now())
      throw new Error('expired')
    const chainUrl = options.chainUrl?.(message.chainId)
    if (!(await verifySignature(text, message.address, signature, chainUrl)))
      throw new Error('signature')
    const { address, chainId, nonce } = message
    const id = randomBytes(18).toString('base64url')
    const expirationTime =
      sessionMs === null ? undefined : new Date(Date.now() + sessionMs).toISOString()
    sessions.set(id, { address, chainId, ...(expirationTime && { expirationTime }) })
    verified.push({ address, chainId, nonce })
    return id
  }

  app.get('/nonce', c => c.json({ nonce: giveNonce() }))
  app.post('/verify', async c => {
    const { message, signature } = await c.req.json().catch(() => ({}))
    try {
      const id = await begin(message, signature, c.req.header('origin'))
      setCookie(c, COOKIE, id, { httpOnly: true, sameSite: 'Lax', path: '/' })
      return c.json({ ok: true })
    } catch (thrown) {
      const why = /** @type {Error} */ (thrown).message
      refused.push(why)
      return c.json({ error: why }, 422)
    }
  })
  addProjectSignIn(app, { giveNonce, begin, sessionOf: id => sessions.get(id) })
  app.get('/session', c => {
    const session = sessionOf(c)
    const how = misbehaves('/session')
    if (how === 'otherAddress')
      return c.json({ ...session, address: OTHER_ADDRESS, chainId: '31337' })
    if (how === 'otherChain' && session) return c.json({ ...session, chainId: OTHER_CHAIN })
    return c.json(session)
  })
  app.post('/sign-out', c => {
    sessions.delete(getCookie(c, COOKIE) ?? '')
    setCookie(c, COOKIE, '', { path: '/', maxAge: 0 })
    return c.json({ ok: true })
  })
  app.get('/secret', c => {
    const session = sessionOf(c)
    if (!session) return c.json({ error: 'Sign in first.' }, 401)
    return c.json({ secret: `Only ${session.address} may read this.` })
  })
  app.get('/', c => c.html(signInPage(sessionOf(c))))

  const release = () => {
    for (const go of hanging.splice(0)) go()
  }
  const actions = {
    reset() {
      nonces = new Set()
      sessions = new Map()
      given = 0
      verified = []
      refused = []
      mood = { how: null }
      sessionMs = null
      release()
    },
    /** @param {typeof mood} told */
    misbehave({ how, paths }) {
      mood = { how, paths }
      release()
    },
    /** @param {{ ms: number | null }} told */
    endSessionsAfter({ ms }) {
      sessionMs = ms
    },
    forgetSessions: () => sessions.clear(),
    record: () => ({ nonces: given, verified, refused, sessions: [...sessions.values()] }),
  }
  addControlDoor(app, {
    part: 'sign-in server',
    isOwn: origin => origin === undefined,
    actions: /** @type {Record<string, (order: any) => unknown>} */ (actions),
    describe: actions.record,
  })

  const { url, close } = await listen(app, options.port ?? PORTS.signIn.port, 'signIn')
  return {
    url,
    close() {
      release()
      return close()
    },
  }
}
