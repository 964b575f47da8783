// @ts-check
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { addControlDoor } from '../lib/addControlDoor.js'
import { listen } from '../lib/listen.js'
import { isLoopbackUrl } from '../lib/loopback.js'
import { PORTS } from '../lib/ports.js'
import { namedParams } from '../lib/readParams.js'
import { SANDBOX_PROJECT_ID } from '../services/startBlockchainApi.js'
import { checkRelayToken } from './checkRelayToken.js'
import { createConnection } from './createConnection.js'
import { createMailbox } from './createMailbox.js'
import { BadRequestError, createRelayMethods } from './createRelayMethods.js'

/** The close code for an unauthorized socket. */
const UNAUTHORIZED = 3000
// Clients in Node drop a socket after 35 s without a ping.
const PING_MS = 15_000

/** @typedef {import('./createConnection.js').Connection} Connection */
/**
 * @typedef {Parameters<import('./types.js').RelayControl['settings']>[0] & {
 *   at?: 'handshake' | 'answers', downMs?: number, forget?: boolean, ms?: number,
 * }} Order
 */

/**
 * Starts the relay between wallets and pages: JSON-RPC over WebSocket, sealed messages stored for
 * offline clients, real token checks, and controls that make it fail.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 for a free one
 * @param {readonly string[]} [options.projectIds]
 * @param {readonly string[]} [options.allowedOrigins] of pages; all of this machine when missing
 * @param {() => number} [options.now] ms since 1970
 * @returns {Promise<import('./types.js').RunningRelay>}
 */
export async function startRelay(options = {}) {
  const settings = {
    projectIds: options.projectIds ?? [SANDBOX_PROJECT_ID],
    allowedOrigins: options.allowedOrigins ?? null,
  }
  let aheadMs = 0
  const now = () => (options.now ?? Date.now)() + aheadMs
  const mailbox = createMailbox(now)
  /** @type {Set<Connection>} */
  const connections = new Set()
  const methods = createRelayMethods({ mailbox, connections: () => connections })
  const counts = freshCounts()
  /** @type {import('./types.js').RelayMode} */
  let mode = 'open'
  /** @type {(() => void)[]} requests held while the relay is silent */
  let backlog = []
  /** @type {Set<import('node:stream').Duplex>} handshakes that are not answered */
  const stalled = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let reopening
  let ownPort = 0

  /** @param {import('./types.js').RelayMode} next */
  function setMode(next) {
    clearTimeout(reopening)
    mode = next
    for (const socket of stalled) socket.destroy()
    stalled.clear()
    if (next !== 'open') return
    for (const handle of backlog.splice(0)) handle()
    for (const client of connections) {
      for (const topic of client.subscriptions.keys()) {
        for (const stored of mailbox.waitingFor(topic, client.clientId)) client.deliver(stored)
      }
    }
  }

  function kill() {
    backlog = []
    for (const { socket } of connections) socket.terminate()
  }

  /** @type {Record<string, (order: Order) => unknown>} */
  const actions = {
    state: describe,
    kill,
    refuse: () => (setMode('refusing'), kill()),
    hang: ({ at }) => setMode(at === 'handshake' ? 'stalling' : 'silent'),
    accept: () => setMode('open'),
    restart({ downMs = 500, forget = false }) {
      setMode('refusing')
      kill()
      if (forget) mailbox.clear()
      reopening = setTimeout(() => setMode('open'), downMs)
    },
    forget: () => mailbox.clear(),
    advanceClock: ({ ms }) => void (aheadMs += Number(ms)),
    settings({ projectIds, allowedOrigins }) {
      if (projectIds !== undefined) settings.projectIds = projectIds
      if (allowedOrigins !== undefined) settings.allowedOrigins = allowedOrigins
    },
    reset() {
      Object.assign(counts, freshCounts())
      aheadMs = 0
      mailbox.clear()
      setMode('open')
    },
  }

  /** @returns {import('./types.js').RelayState} */
  function describe() {
    const clients = [...connections].map(({ clientId, origin, subscriptions }) => ({
      clientId,
      origin: origin ?? null,
      subscriptions: subscriptions.size,
    }))
    return {
      mode,
      sockets: clients.length,
      stalled: stalled.size,
      subscriptions: clients.reduce((sum, client) => sum + client.subscriptions, 0),
      stored: mailbox.count(),
      clients,
      ...structuredClone(counts),
    }
  }

  /**
   * @param {Connection} client
   * @param {string} text
   */
  function receive(client, text) {
    /** @type {unknown} */
    let message
    try {
      message = JSON.parse(text)
    } catch {
      return client.send(failed(null, -32700, 'Parse error'))
    }
    // Ids are echoed unchanged: some clients use strings beyond the safe integer range.
    const { id, method, params } = namedParams(message)
    if (typeof method !== 'string') return client.acknowledge(Number(id))
    counts.methods[method] = (counts.methods[method] ?? 0) + 1
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return client.send(failed(id, -32601, 'Method not found'))
    try {
      client.send({ id, jsonrpc: '2.0', result: run(client, namedParams(params)) })
      if (/ublish|wc_/.test(method)) counts.published += 1
    } catch (thrown) {
      const isTheirs = thrown instanceof BadRequestError || thrown instanceof TypeError
      client.send(failed(id, isTheirs ? -32602 : -32000, String(thrown)))
    }
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @returns {{ clientId: string, reason?: undefined } | { clientId?: undefined, reason: string }}
   */
  function admit(request) {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const { origin } = request.headers
    if (!settings.projectIds.includes(query.get('projectId') ?? '')) {
      return { reason: 'Unauthorized: invalid key' }
    }
    if (origin !== undefined && !isWelcome(origin)) {
      return { reason: 'Unauthorized: origin not allowed' }
    }
    try {
      const token = query.get('auth') ?? ''
      return { clientId: checkRelayToken(token, { nowMs: now(), port: ownPort }) }
    } catch (thrown) {
      return { reason: thrown instanceof Error ? thrown.message : String(thrown) }
    }
  }

  /** @param {string} origin */
  const isWelcome = origin =>
    settings.allowedOrigins ? settings.allowedOrigins.includes(origin) : isLoopbackUrl(origin)

  const app = new Hono()
  app.get('/health', c => c.text('ok'))
  addControlDoor(app, {
    part: 'relay',
    isOwn: origin => origin === undefined,
    actions,
    describe,
  })

  const part = await listen(app, options.port ?? PORTS.relay.port, 'relay')
  ownPort = part.port
  const sockets = new WebSocketServer({ noServer: true })

  part.server.on('upgrade', (request, socket, head) => {
    const isOfThisMachine = isLoopbackUrl(`http://${request.headers.host}`)
    if (mode === 'refusing' || !isOfThisMachine) {
      counts.refused += 1
      return socket.destroy()
    }
    if (mode === 'stalling') return void stalled.add(socket)
    sockets.handleUpgrade(request, socket, head, client => greet(client, request))
  })

  /**
   * @param {import('ws').WebSocket} socket
   * @param {import('node:http').IncomingMessage} request
   */
  function greet(socket, request) {
    socket.on('error', () => socket.terminate())
    const { clientId, reason } = admit(request)
    if (clientId === undefined) {
      counts.unauthorized += 1
      return socket.close(UNAUTHORIZED, reason)
    }
    const { origin } = request.headers
    const isSilent = () => mode === 'silent'
    const count = (/** @type {'delivered' | 'acknowledged'} */ what) => void (counts[what] += 1)
    const client = createConnection({ socket, clientId, origin, isSilent, count })
    connections.add(client)
    counts.opened += 1
    socket.on('close', () => connections.delete(client))
    socket.on('message', data => {
      const handle = () => receive(client, String(data))
      if (isSilent()) backlog.push(handle)
      else handle()
    })
  }

  const pinging = setInterval(() => {
    for (const { socket } of connections) if (mode === 'open') socket.ping()
  }, PING_MS)
  pinging.unref()

  const close = async () => {
    clearInterval(pinging)
    setMode('refusing')
    kill()
    sockets.close()
    await part.close()
  }
  return { url: part.url.replace('http', 'ws'), controlUrl: part.url, port: part.port, close }
}

/** @returns {import('./types.js').RelayCounts} */
const freshCounts = () => ({
  opened: 0,
  refused: 0,
  unauthorized: 0,
  published: 0,
  delivered: 0,
  acknowledged: 0,
  methods: {},
})

/**
 * @param {unknown} id
 * @param {number} code
 * @param {string} message
 */
const failed = (id, code, message) => ({ id, jsonrpc: '2.0', error: { code, message } })
