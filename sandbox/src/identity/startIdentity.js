// @ts-check
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { addControlDoor } from '../lib/addControlDoor.js'
import { listen } from '../lib/listen.js'
import { claimPort, PORTS } from '../lib/ports.js'
import { consentPage } from './consentPage.js'
import { clientIdOf, createOidcServer, personOf, providerOf } from './createOidcServer.js'
import { IDENTITY_PROVIDERS, PEOPLE } from './people.js'
import { USER_INFO } from './userInfo.js'

/** @typedef {{ Bindings: import('@hono/node-server').HttpBindings }} NodeApp */

/**
 * Starts the emulation of Google, GitHub, Apple, Facebook, X and Discord: one OpenID provider with
 * a client and a consent page for each.
 *
 * @param {object} options
 * @param {string} options.siteUrl the secure site, where visitors return
 * @param {number} [options.port] 0 for a free one
 * @returns {Promise<import('./types.js').RunningIdentity>}
 */
export async function startIdentity({ siteUrl, port }) {
  const claimed = await claimPort(port ?? PORTS.identity.port, 'identity')
  const url = `http://localhost:${String(claimed)}`
  const clientSecret = randomBytes(16).toString('hex')
  const oidc = createOidcServer({ url, siteUrl, clientSecret })
  const first = () => ({ isDenying: false, slowMs: 0, isReusingState: false })
  const switches = first()
  let lastState = ''
  /** @type {Set<string>} */
  const issued = new Set()
  /** @param {readonly unknown[]} values */
  const note = values => {
    for (const value of values) if (typeof value === 'string') issued.add(value)
  }
  oidc.on('grant.success', ({ body, oidc: { params } }) => {
    const { access_token: accessToken, id_token: idToken } = Object(body)
    note([params?.['code'], accessToken, idToken])
  })

  /** @type {Hono<NodeApp>} */
  const app = new Hono()
  addControlDoor(/** @type {Hono} */ (/** @type {unknown} */ (app)), {
    part: 'identity server',
    isOwn: origin => origin === undefined,
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      reset() {
        issued.clear()
        Object.assign(switches, first())
      },
      people: () => PEOPLE,
      deny: ({ isDenying }) => void (switches.isDenying = isDenying === true),
      slow: ({ ms }) => void (switches.slowMs = Number(ms)),
      reuseState: () => void (switches.isReusingState = true),
      issued: () => [...issued],
    }),
    describe: () => ({ ...switches }),
  })

  app.get('/interaction/:uid', async c => {
    const { incoming, outgoing } = c.env
    const { params } = await oidc.interactionDetails(incoming, outgoing)
    if (switches.isDenying) return c.redirect(await finish(c.env, { error: 'access_denied' }), 303)
    const provider = providerOf(String(params['client_id'])) ?? ''
    return c.html(consentPage(provider, new URL(siteUrl).origin))
  })
  app.post('/interaction/:uid', async c => {
    const form = await c.req.formData()
    const { params } = await oidc.interactionDetails(c.env.incoming, c.env.outgoing)
    const accountId = `${providerOf(String(params['client_id'])) ?? ''}:${String(form.get('person'))}`
    const result = personOf(accountId) ? { login: { accountId } } : { error: 'access_denied' }
    return c.redirect(await finish(c.env, result), 303)
  })

  /**
   * @param {import('@hono/node-server').HttpBindings} env
   * @param {import('oidc-provider').InteractionResults} result
   */
  const finish = ({ incoming, outgoing }, result) =>
    oidc.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false })

  app.get('/:provider/:endpoint{user|emails}', async c => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const access = await oidc.AccessToken.find(token)
    const { provider, endpoint } = c.req.param()
    const isOwn = access?.clientId === clientIdOf(provider)
    const person = isOwn && access.accountId ? personOf(access.accountId) : undefined
    const describe = USER_INFO[provider]?.[endpoint]
    if (!person || !describe) return c.json({ message: 'Bad credentials' }, 401)
    return c.json(/** @type {object} */ (describe(person)))
  })

  app.all('*', async c => {
    const { incoming, outgoing } = c.env
    await pause(switches.slowMs)
    const asked = new URL(c.req.url)
    const state = asked.searchParams.get('state')
    if (asked.pathname === '/auth' && state !== null) {
      // Every visit shows the account chooser, like Google's `select_account`.
      asked.searchParams.delete('prompt')
      if (switches.isReusingState) asked.searchParams.set('state', lastState)
      switches.isReusingState = false
      lastState = state
      note([state, asked.searchParams.get('nonce')])
      incoming.url = `${asked.pathname}${asked.search}`
    }
    forgetSession(incoming)
    await oidc.callback()(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })

  const running = await listen(app, claimed, 'identity')
  const socials = Object.fromEntries(
    IDENTITY_PROVIDERS.map(provider => [
      provider,
      {
        clientId: clientIdOf(provider),
        clientSecret,
        endpoints: {
          issuer: url,
          authorization: `${url}/auth`,
          token: `${url}/token`,
          user: `${url}/${provider}/user`,
          emails: `${url}/${provider}/emails`,
        },
      },
    ]),
  )
  return {
    url,
    close: running.close,
    socials: /** @type {import('./types.js').SocialCredentials} */ (socials),
  }
}

/**
 * Ignores the cookie of an earlier sign-in, so that every visitor chooses an identity.
 *
 * @param {import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest} incoming
 */
function forgetSession({ headers }) {
  const cookies = (headers.cookie ?? '').split('; ')
  headers.cookie = cookies.filter(cookie => !cookie.startsWith('_session')).join('; ')
}
