// @ts-check
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createPublicClient, http, parseAbi } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { verifyMessage } from 'viem/utils'
import { ID_REGISTRY } from '../src/farcaster/answerRegistry.js'
import { createFarcasterControl, startFarcaster } from '../src/logins.js'

const REQUEST = {
  domain: 'wallet.example.com',
  siweUri: 'https://wallet.example.com',
  nonce: 'abcdef12345',
}

/** @type {import('../src/farcaster/types.js').RunningFarcaster} */
let relay
/** @type {import('../src/farcaster/types.js').FarcasterControl} */
let control
before(async () => {
  relay = await startFarcaster({ port: 0 })
  control = createFarcasterControl(relay.url)
})
beforeEach(() => control.reset())
after(() => relay.close())

/** @param {object} request */
const open = request =>
  fetch(`${relay.url}/v1/channel`, { method: 'POST', body: JSON.stringify(request) })

/** @param {string} token */
const status = token =>
  fetch(`${relay.url}/v1/channel/status`, { headers: { authorization: `Bearer ${token}` } })

/** @param {Response} response */
const read = async response => /** @type {Record<string, any>} */ (await response.json())

test('hands out once what the app signed', async () => {
  const opened = await open(REQUEST)
  assert.equal(opened.status, 201)
  const { channelToken, url, nonce } = await read(opened)
  assert.equal(nonce, REQUEST.nonce)
  assert.match(await (await fetch(url)).text(), /wallet\.example\.com wants to know who you are/)
  assert.equal((await status(channelToken)).status, 202)
  const signed = await control.sign({ channelToken })
  const { message, signature, fid, custody, username } = await read(await status(channelToken))
  assert.deepEqual(signed, { message, signature })
  const parsed = parseSiweMessage(message)
  assert.equal(parsed.domain, REQUEST.domain)
  assert.deepEqual(parsed.resources, [`farcaster://fid/${fid}`])
  assert.equal(username, 'marisol')
  assert.ok(await verifyMessage({ address: custody, message, signature }))
  assert.equal((await status(channelToken)).status, 401)
})

test('knows which account an id belongs to', async () => {
  const node = createPublicClient({ transport: http(relay.rpcUrl) })
  const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])
  /** @param {`0x${string}`} owner */
  const idOf = owner =>
    node.readContract({ address: ID_REGISTRY, abi, functionName: 'idOf', args: [owner] })
  const people = await control.people()
  for (const { custodyAddress, fid } of people)
    assert.equal(await idOf(custodyAddress), BigInt(fid))
  assert.equal(await idOf(ID_REGISTRY), 0n)
})

test('refuses what is no request, and everything on demand', async () => {
  assert.equal((await open({ domain: 'x' })).status, 400)
  assert.equal((await open({ ...REQUEST, nonce: 'a b' })).status, 400)
  await control.refuse(true)
  assert.equal((await open(REQUEST)).status, 503)
})

test('hands over what another app signed', async () => {
  const { channelToken } = await read(await open(REQUEST))
  assert.deepEqual(await control.request(channelToken), REQUEST)
  const signed = { message: 'signed elsewhere', signature: /** @type {const} */ ('0x12') }
  const custody = /** @type {const} */ ('0x00000000000000000000000000000000000000c0')
  await control.deliver({ channelToken, ...signed, fid: 7, userName: 'safe', custody })
  const { message, signature, username } = await read(await status(channelToken))
  assert.deepEqual({ message, signature }, signed)
  assert.equal(username, 'safe')
})

test('answers late on demand', async () => {
  await control.slow(60_000)
  const controller = new AbortController()
  const opening = fetch(`${relay.url}/v1/channel`, {
    method: 'POST',
    body: JSON.stringify(REQUEST),
    signal: controller.signal,
  })
  const first = await Promise.race([opening, control.people().then(() => 'the people')])
  assert.equal(first, 'the people')
  controller.abort()
  await assert.rejects(opening)
  await control.reset()
  assert.equal((await open(REQUEST)).status, 201)
})
