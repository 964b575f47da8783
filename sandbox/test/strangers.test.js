// @ts-check
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { WebSocket } from 'ws'
import { startSandbox } from '../src/index.js'

const FREE = {
  chainOne: 0,
  chainTwo: 0,
  blockchainApi: 0,
  projectService: 0,
  wallet: 0,
  relay: 0,
  verify: 0,
  pocketWallet: 0,
  bitcoin: 0,
  solana: 0,
  solanaSocket: 0,
  cosmosRest: 0,
  polkadotRpc: 0,
  signIn: 0,
  swapChain: 0,
  checkout: 0,
  mailbox: 0,
  mailServer: 0,
  secureSite: 0,
  identity: 0,
  farcaster: 0,
}
const NEAR = ['http://localhost:5173', 'http://127.0.0.1:4321', 'https://app.localhost']
const FAR = ['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null', 'file://']
const MINE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })

/** @type {import('../src/types.js').Sandbox} */
let sandbox
before(async () => {
  sandbox = await startSandbox({ ports: FREE, chain: { seed: false } })
})
after(() => sandbox.close())

/**
 * The mail server speaks no HTTP; the secure site is a public one, with rules of its own
 * (`secure-site/__tests__`).
 */
const OTHERS = ['mailServer', 'secureSite']
const parts = () =>
  Object.entries(sandbox.urls)
    .filter(([part]) => !OTHERS.includes(part))
    .map(([part, url]) => ({ part, url: url.replace('ws:', 'http:') }))

/**
 * A request as a browser sends it, which `fetch` here would not.
 *
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [asked]
 * @returns {Promise<{ status: number, allowed: string | undefined }>}
 */
function send(url, { method = 'POST', headers = {}, body = '{}' } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, answer => {
      answer.resume()
      const allowed = answer.headers['access-control-allow-origin']
      resolve({ status: answer.statusCode ?? 0, allowed })
    })
    sent.once('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })
}

const blockNumber = () => sandbox.chains[0]?.rpc.call('eth_blockNumber')

test('no page from elsewhere gets an answer from any part, whatever it asks', async () => {
  for (const { part, url } of parts()) {
    for (const origin of FAR) {
      for (const path of ['', '/__fault', '/__control', '/rpc']) {
        const said = await send(`${url}${path}`, { headers: { origin } })
        assert.equal(said.status, 403, `${part}${path} answers ${origin}`)
        assert.equal(said.allowed, undefined, `${part}${path} lets ${origin} read`)
      }
    }
  }
})

test('nor does one that has a name of its own point to this machine', async () => {
  for (const { part, url } of parts()) {
    const { port } = new URL(url)
    const headers = { host: `rebound.example:${port}` }
    for (const method of ['GET', 'POST']) {
      const { status } = await send(`${url}/__fault`, { method, headers })
      assert.equal(status, 403, `${part} answers to another name`)
    }
  }
})

test('a chain cannot be driven from elsewhere, neither by a plain request nor by a socket', async () => {
  const url = sandbox.urls.chainOne
  const before = await blockNumber()
  for (const type of ['text/plain', 'application/json']) {
    const headers = { origin: 'https://elsewhere.example', 'content-type': type }
    await send(url, { headers, body: MINE })
  }
  const socket = new WebSocket(url.replace('http', 'ws'), { origin: 'https://elsewhere.example' })
  const heard = await Promise.race([
    once(socket, 'error').then(() => 'refused'),
    once(socket, 'open').then(() => (socket.close(), 'let in')),
  ])
  assert.equal(heard, 'refused')
  assert.equal(await blockNumber(), before)
})

test('pages of this machine, and programs, may ask a chain', async () => {
  for (const origin of NEAR) {
    const headers = { origin, 'content-type': 'application/json' }
    const { status, allowed } = await send(sandbox.urls.chainOne, { headers, body: MINE })
    assert.deepEqual({ status, allowed }, { status: 200, allowed: origin })
  }
  const before = Number(await blockNumber())
  assert.equal((await send(sandbox.urls.chainOne, { body: MINE })).status, 200)
  assert.equal(Number(await blockNumber()), before + 1)
})

test('a fault is set by programs and pages of this machine alone', async () => {
  const url = `${sandbox.urls.projectService}/__fault`
  const body = JSON.stringify({ path: '/nowhere', status: 500 })
  const { status } = await send(url, { body, headers: { origin: 'https://elsewhere.example' } })
  assert.equal(status, 403)
  assert.deepEqual(await (await fetch(url)).json(), [])
  assert.equal((await send(url, { body })).status, 200)
  assert.equal((await (await fetch(url)).json()).length, 1)
  await fetch(url, { method: 'DELETE' })
})
