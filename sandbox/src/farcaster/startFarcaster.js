// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { addControlDoor } from '../lib/addControlDoor.js'
import { isRecord } from '../lib/isRecord.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { answerRegistry } from './answerRegistry.js'
import { askPage, gonePage, signedPage } from './appPage.js'
import { farcasterPeople } from './people.js'
import { signRequest } from './signRequest.js'

/**
 * A site's request when it opens a channel.
 *
 * @typedef {{
 *   domain: string, siweUri: string, nonce: string, expirationTime?: string,
 * }} ChannelRequest
 */
/** @typedef {{ request: ChannelRequest, signed: object | null }} Channel */

/**
 * Starts the Farcaster emulation: the relay by its documented API, an app with a page that signs,
 * and the node that maps ids to accounts.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 for a free one
 * @returns {Promise<import('./types.js').RunningFarcaster>}
 */
export async function startFarcaster({ port } = {}) {
  /** @type {Map<string, Channel>} */
  const channels = new Map()
  let url = ''
  const first = () => ({
    isRefusing: false,
    slowMs: 0,
    claimed: /** @type {number | null} */ (null),
    domain: /** @type {string | null} */ (null),
  })
  const switches = first()

  /**
   * @param {Channel} channel
   * @param {string} userName
   */
  async function sign(channel, userName) {
    const person = farcasterPeople().find(each => each.userName === userName)
    if (!person) throw new Error(`The app has no account ${userName}.`)
    const fid = switches.claimed ?? person.fid
    const request = { ...channel.request, domain: switches.domain ?? channel.request.domain }
    const signed = await signRequest(request, { userName, fid })
    channel.signed = completed(signed, { fid, userName, custody: person.custodyAddress })
    return signed
  }

  /** @param {unknown} token */
  function channelOf(token) {
    const channel = channels.get(String(token ?? [...channels.keys()].at(-1)))
    if (!channel) throw new Error('There is no such channel.')
    return channel
  }

  const app = new Hono()
  addControlDoor(app, {
    part: 'Farcaster relay',
    isOwn: origin => origin === undefined,
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      reset() {
        channels.clear()
        Object.assign(switches, first())
      },
      people: farcasterPeople,
      request: ({ channelToken }) => channelOf(channelToken).request,
      sign: ({ channelToken, userName }) =>
        sign(channelOf(channelToken), String(userName ?? farcasterPeople()[0]?.userName)),
      deliver({ channelToken, message, signature, ...who }) {
        channelOf(channelToken).signed = completed({ message, signature }, who)
      },
      claim: ({ fid }) => void (switches.claimed = Number(fid)),
      signFor: ({ domain }) => void (switches.domain = String(domain)),
      refuse: ({ isRefusing }) => void (switches.isRefusing = isRefusing === true),
      slow: ({ ms }) => void (switches.slowMs = Number(ms)),
    }),
    describe: () => ({ ...switches, channels: [...channels.keys()] }),
  })

  app.use('/v1/*', async (c, next) => {
    await pause(switches.slowMs, undefined, { ref: false })
    return switches.isRefusing ? c.json({ error: 'Service unavailable' }, 503) : next()
  })
  app.post('/v1/channel', async c => {
    const request = readRequest(await c.req.json().catch(() => undefined))
    if (!request) return c.json({ error: 'Validation error' }, 400)
    const channelToken = randomUUID()
    channels.set(channelToken, { request, signed: null })
    const address = `${url}/app?${new URLSearchParams({ channelToken }).toString()}`
    return c.json({ channelToken, url: address, connectUri: address, nonce: request.nonce }, 201)
  })
  app.get('/v1/channel/status', c => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const channel = channels.get(token)
    if (!channel) return c.json({ error: 'Unauthorized' }, 401)
    const { nonce } = channel.request
    if (!channel.signed)
      return c.json({ state: 'pending', nonce, signatureParams: channel.request }, 202)
    // A signature is handed out once, as by the public relay.
    channels.delete(token)
    return c.json({ state: 'completed', nonce, ...channel.signed }, 200)
  })

  app.get('/app', c => {
    const channel = channels.get(c.req.query('channelToken') ?? '')
    return channel && !channel.signed
      ? c.html(askPage(channel.request.domain))
      : c.html(gonePage(), 404)
  })
  app.post('/app', async c => {
    const channel = channels.get(c.req.query('channelToken') ?? '')
    if (!channel || channel.signed) return c.html(gonePage(), 404)
    await sign(channel, String((await c.req.formData()).get('person')))
    return c.html(signedPage())
  })

  app.post('/rpc', async c => c.json(answerRegistry(Object(await c.req.json()))))

  const running = await listen(app, port ?? PORTS.farcaster.port, 'farcaster')
  url = running.url
  return { url, rpcUrl: `${url}/rpc`, close: running.close }
}

/**
 * Returns the relay's response once the app has signed.
 *
 * @param {{ message: string, signature: string }} signed
 * @param {{ fid: number, userName: string, custody: string }} who
 */
const completed = (signed, { fid, userName, custody }) => ({
  ...signed,
  authMethod: 'custody',
  fid,
  username: userName,
  displayName: userName,
  bio: '',
  pfpUrl: '',
  custody,
  verifications: [],
})

/**
 * @param {unknown} body
 * @returns {ChannelRequest | null}
 */
function readRequest(body) {
  if (!isRecord(body)) return null
  const { domain, siweUri, nonce = randomUUID().replaceAll('-', ''), expirationTime } = body
  if (typeof domain !== 'string' || typeof siweUri !== 'string') return null
  if (typeof nonce !== 'string' || !/^[a-zA-Z0-9]{8,}$/.test(nonce)) return null
  return { domain, siweUri, nonce, ...(typeof expirationTime === 'string' && { expirationTime }) }
}
