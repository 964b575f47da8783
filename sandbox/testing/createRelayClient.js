// @ts-check
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import bs58 from 'bs58'
import { WebSocket } from 'ws'

/** @typedef {{ code: number, reason: string }} Closed */
/** @typedef {{ topic: string, message: string, tag: number }} Delivery */

/** Who opens sockets: an ed25519 key with its `did:key:…`. */
export function createRelayIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const iss = `did:key:z${bs58.encode(Buffer.concat([Buffer.from([0xed, 0x01]), x]))}`
  return { privateKey, iss }
}

/**
 * A token as the relay wants it, or as a test wants it wrong.
 *
 * @param {ReturnType<typeof createRelayIdentity>} identity
 * @param {object} claims
 */
export function signRelayToken({ privateKey, iss }, claims) {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss,
    sub: randomBytes(32).toString('hex'),
    iat: now,
    exp: now + 86400,
    ...claims,
  }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

/**
 * A client of the relay that speaks its bare protocol.
 *
 * @param {string} url
 * @param {object} [options]
 * @param {ReturnType<typeof createRelayIdentity>} [options.identity]
 * @param {string} [options.projectId]
 * @param {string} [options.token]
 * @param {string} [options.origin]
 * @param {boolean} [options.acknowledges] false leaves deliveries unacknowledged
 */
export function createRelayClient(url, options = {}) {
  const { identity = createRelayIdentity(), projectId = 'sandbox', acknowledges = true } = options
  const token = options.token ?? signRelayToken(identity, { aud: url })
  const query = new URLSearchParams({ auth: token, projectId })
  const socket = new WebSocket(`${url}/?${query}`, options.origin ? { origin: options.origin } : {})
  /** @type {Delivery[]} */
  const received = []
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map()
  let lastId = 0

  socket.on('message', data => {
    const message = JSON.parse(String(data))
    waiting.get(message.id)?.(message)
    if (message.method !== 'irn_subscription') return
    received.push(message.params.data)
    if (acknowledges) socket.send(JSON.stringify({ id: message.id, jsonrpc: '2.0', result: true }))
  })
  /** @type {Promise<void>} */
  const opened = new Promise((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  /** @type {Promise<Closed>} */
  const closed = new Promise(resolve => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  opened.catch(() => {}) // whoever waits for it is told

  return {
    opened,
    closed,
    received,
    socket,

    /**
     * @param {string} method
     * @param {unknown} params
     * @returns {Promise<any>} the whole answer
     */
    ask(method, params) {
      lastId += 1
      const id = lastId
      const answer = new Promise(resolve => void waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answer
    },
    close: () => socket.terminate(),
  }
}

/** @typedef {ReturnType<typeof createRelayClient>} RelayClient */

/** @param {object} value */
const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')
