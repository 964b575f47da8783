// @ts-check
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { createRelayControl, startRelay, startVerify } from '../src/index.js'
import {
  createRelayClient,
  createRelayIdentity,
  signRelayToken,
} from '../testing/createRelayClient.js'
import { until } from '../testing/until.js'

/** @type {import('../src/relay/types.js').RunningRelay} */
let relay
/** @type {import('../src/relay/types.js').RelayControl} */
let control
/** @type {import('../testing/createRelayClient.js').RelayClient[]} */
const clients = []

before(async () => {
  relay = await startRelay({ port: 0 })
  control = createRelayControl(relay.url)
})
after(() => relay.close())
beforeEach(() => control.reset())
afterEach(() => clients.splice(0).forEach(client => client.close()))

/** @param {Parameters<typeof createRelayClient>[1]} [options] */
function connect(options) {
  const client = createRelayClient(relay.url, options)
  clients.push(client)
  return client
}

const newTopic = () => randomBytes(32).toString('hex')
/** @param {string} topic @param {string} message @param {number} [ttl] */
const letter = (topic, message, ttl = 300) => ({ topic, message, ttl, tag: 1108 })

/**
 * Sends a client one last message: whatever else was on its way to it is there before.
 *
 * @param {import('../testing/createRelayClient.js').RelayClient} client
 */
async function expectNothingBefore(client) {
  const sender = connect()
  await sender.opened
  const topic = newTopic()
  await client.ask('irn_subscribe', { topic })
  await sender.ask('irn_publish', letter(topic, 'the last'))
  await until(() => client.received.some(({ message }) => message === 'the last'))
  assert.deepEqual(
    client.received.map(({ message }) => message),
    ['the last'],
  )
}

test('only a known project id is accepted', async () => {
  const { code, reason } = await connect({ projectId: 'nobody' }).closed
  assert.deepEqual({ code, reason }, { code: 3000, reason: 'Unauthorized: invalid key' })
  assert.equal((await control.state()).unauthorized, 1)
})

test('pages of other hosts are rejected, and local origins can be limited', async () => {
  const refused = { code: 3000, reason: 'Unauthorized: origin not allowed' }
  assert.deepEqual(await connect({ origin: 'https://elsewhere.example' }).closed, refused)
  await control.settings({ allowedOrigins: ['http://localhost:1'] })
  assert.deepEqual(await connect({ origin: 'http://localhost:2' }).closed, refused)
  const welcome = connect({ origin: 'http://localhost:1' })
  await welcome.opened
  assert.equal((await welcome.ask('irn_subscribe', { topic: newTopic() })).error, undefined)
  await control.settings({ allowedOrigins: null })
})

test('a token must be signed by the key it names, in time, and for this relay', async () => {
  const identity = createRelayIdentity()
  const now = Math.floor(Date.now() / 1000)
  const good = signRelayToken(identity, { aud: relay.url })
  const [header, , signature] = good.split('.')
  const [, payloadOfAnother] = signRelayToken(createRelayIdentity(), { aud: relay.url }).split('.')
  const tokens = [
    ['', /cannot be read/],
    [`${header}.${payloadOfAnother}.${signature}`, /signature is not valid/],
    [signRelayToken(identity, { aud: relay.url, exp: now - 1 }), /expired/],
    [signRelayToken(identity, { aud: relay.url, iat: now + 3600 }), /not yet valid/],
    [signRelayToken(identity, { aud: 'wss://elsewhere.example' }), /another audience/],
    [signRelayToken(identity, { aud: relay.url, iss: 'did:key:zabc' }), /no ed25519 key/],
  ]
  for (const [token, pattern] of /** @type {[string, RegExp][]} */ (tokens)) {
    const { code, reason } = await connect({ token }).closed
    assert.equal(code, 3000)
    assert.match(reason, pattern)
  }
  await connect({ token: good }).opened
  await control.advanceClock(25 * 3600 * 1000)
  assert.match((await connect({ token: good }).closed).reason, /expired/)
})

test('a message reaches the other subscribers of its topic, never its sender', async () => {
  const [page, wallet] = [connect(), connect()]
  await Promise.all([page.opened, wallet.opened])
  const topic = newTopic()
  const subscribed = await wallet.ask('irn_subscribe', { topic })
  assert.match(subscribed.result, /^[0-9a-f]{64}$/)
  await page.ask('irn_subscribe', { topic })
  assert.equal((await page.ask('irn_publish', letter(topic, 'hello'))).result, true)
  await until(() => wallet.received.length === 1)
  assert.equal(wallet.received[0]?.message, 'hello')
  assert.equal(wallet.received[0]?.tag, 1108)
  await expectNothingBefore(page)
})

test('messages wait for an offline subscriber until they are acknowledged or expire', async () => {
  const identity = createRelayIdentity()
  const page = connect()
  await page.opened
  const topic = newTopic()
  await page.ask('irn_publish', letter(topic, 'kept', 300))
  await page.ask('irn_publish', letter(topic, 'short-lived', 60))

  const careless = connect({ identity, acknowledges: false })
  await careless.opened
  await careless.ask('irn_subscribe', { topic })
  await until(() => careless.received.length === 2)
  careless.close()

  await control.advanceClock(61_000)
  const careful = connect({ identity })
  await careful.opened
  await careful.ask('irn_batchSubscribe', { topics: [topic] })
  await until(() => careful.received.length === 1)
  assert.equal(careful.received[0]?.message, 'kept')
  await until(async () => (await control.state()).acknowledged === 1)
  careful.close()

  const again = connect({ identity })
  await again.opened
  await again.ask('irn_subscribe', { topic })
  await expectNothingBefore(again)
})

test('messages are published and fetched, and topics unsubscribed, in batches too', async () => {
  const [page, wallet] = [connect(), connect()]
  await Promise.all([page.opened, wallet.opened])
  const topics = [newTopic(), newTopic()]
  const messages = topics.map((topic, index) => letter(topic, `message ${index}`))
  assert.equal((await page.ask('irn_batchPublish', { messages })).result, true)
  const fetched = await wallet.ask('irn_batchFetchMessages', { topics })
  assert.deepEqual(
    fetched.result.messages.map((/** @type {any} */ each) => each.message),
    ['message 0', 'message 1'],
  )
  const [topic] = topics
  assert.deepEqual((await wallet.ask('irn_fetchMessages', { topic })).result.messages, [])
  await wallet.ask('irn_batchSubscribe', { topics })
  assert.equal((await control.state()).subscriptions, 2)
  const subscriptions = topics.map(each => ({ topic: each }))
  assert.equal((await wallet.ask('irn_batchUnsubscribe', { subscriptions })).result, true)
  assert.equal((await control.state()).subscriptions, 0)
})

test('an invalid request is answered with its JSON-RPC error code', async () => {
  const client = connect()
  await client.opened
  const code = async (/** @type {string} */ method, /** @type {unknown} */ params) =>
    (await client.ask(method, params)).error?.code
  assert.equal(await code('irn_nothing', {}), -32601)
  assert.equal(await code('irn_subscribe', { topic: 'short' }), -32602)
  assert.equal(await code('irn_batchSubscribe', {}), -32602)
  assert.equal(await code('irn_publish', { topic: newTopic(), message: '' }), -32602)
  assert.equal(await code('irn_publish', { topic: newTopic(), message: 'a', ttl: -1 }), -32602)
  client.socket.send('{')
  assert.equal((await client.ask('irn_subscribe', { topic: newTopic() })).error, undefined)
})

test('sockets can be cut and refused, and messages survive unless a restart forgets them', async () => {
  const page = connect()
  await page.opened
  const topic = newTopic()
  await page.ask('irn_publish', letter(topic, 'still here'))
  await control.kill()
  assert.equal((await page.closed).code, 1006)
  await until(async () => (await control.state()).sockets === 0)

  await control.refuse()
  await assert.rejects(connect().opened)
  assert.equal((await control.state()).refused, 1)
  await control.accept()

  // Long enough for a busy machine to be refused meanwhile.
  await control.restart({ downMs: 1_500 })
  await assert.rejects(connect().opened)
  await until(async () => (await control.state()).mode === 'open')
  const wallet = connect()
  await wallet.opened
  await wallet.ask('irn_subscribe', { topic })
  await until(() => wallet.received.length === 1)

  await control.restart({ downMs: 0, forget: true })
  await until(async () => (await control.state()).mode === 'open')
  assert.equal((await control.state()).stored, 0)
})

test('a relay that hung answers the pending requests once it resumes, each once', async () => {
  const [page, wallet] = [connect(), connect()]
  await Promise.all([page.opened, wallet.opened])
  const topic = newTopic()
  await wallet.ask('irn_subscribe', { topic })
  await control.hang()
  let answers = 0
  const asked = page.ask('irn_publish', letter(topic, 'late')).then(() => (answers += 1))
  assert.equal((await control.state()).mode, 'silent') // the relay itself is awake
  assert.equal(answers, 0)
  await control.accept()
  await asked
  await until(() => wallet.received.length === 1)
  wallet.received.length = 0
  await expectNothingBefore(wallet)
  assert.equal(answers, 1)

  await control.hang({ at: 'handshake' })
  const stalled = connect()
  await until(async () => (await control.state()).stalled === 1)
  await control.accept()
  await assert.rejects(stalled.opened)
})

test('pages may not control the relay', async () => {
  const answer = await fetch(`${relay.controlUrl}/__control`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: JSON.stringify({ action: 'kill' }),
  })
  assert.equal(answer.status, 403)
  assert.throws(() => createRelayControl('ws://elsewhere.example'), /stays on this machine/)
})

test('an attestation is signed for the requesting page, and flags a different origin', async () => {
  const verify = await startVerify({ port: 0, scamOrigins: ['http://localhost:666'] })
  const { publicKey } = /** @type {any} */ (
    await (await fetch(`${verify.url}/v3/public-key`)).json()
  )
  const key = await crypto.subtle.importKey(
    'jwk',
    publicKey,
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  /** @param {string} origin @param {string} [referer] */
  async function attest(origin, referer) {
    const query = new URLSearchParams({ projectId: 'sandbox', origin, id: 'a', decryptedId: 'b' })
    const page = await fetch(`${verify.url}/v3/attestation?${query}`, {
      headers: referer ? { referer } : {},
    })
    const jwt = /[\w-]+\.[\w-]+\.[\w-]+/.exec(await page.text())?.[0] ?? ''
    const [header, payload, signature] = jwt.split('.')
    const isTrue = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      Buffer.from(signature ?? '', 'base64url'),
      Buffer.from(`${header}.${payload}`),
    )
    assert.ok(isTrue)
    return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  }
  const honest = await attest('http://localhost:1', 'http://localhost:1/page')
  assert.deepEqual([honest.isVerified, honest.isScam, honest.id], [true, false, 'a'])
  assert.equal((await attest('http://localhost:1', 'http://localhost:2/')).isVerified, false)
  assert.equal((await attest('http://localhost:666')).isScam, true)
  await verify.close()
})
