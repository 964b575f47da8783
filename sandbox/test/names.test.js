// @ts-check
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import {
  accountAt,
  createBlockchainApiControl,
  startBlockchainApi,
  startChain,
} from '../src/index.js'

const bob = accountAt(3)
/** @type {import('../src/chains/types.js').RunningChain} */
let chain
/** @type {import('../src/lib/types.js').RunningPart} */
let api
/** @type {import('../src/services/types.js').BlockchainApiControl} */
let control

before(async () => {
  chain = await startChain({ port: 0, seed: false })
  api = await startBlockchainApi({
    port: 0,
    chains: [chain],
    projectServiceUrl: 'http://localhost:1',
  })
  control = createBlockchainApiControl(api.url)
})
after(() => Promise.all([chain, api].map(part => part.close())))
afterEach(() => control.reset())

/** @param {string} path */
async function ask(path) {
  const response = await fetch(
    `${api.url}/v1/profile/${path}${path.includes('?') ? '&' : '?'}projectId=sandbox`,
  )
  return { status: response.status, body: /** @type {any} */ (await response.json()) }
}

/** @param {string} name @param {{ ageS?: number, attributes?: object }} [more] */
async function register(name, { ageS = 0, attributes = {} } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - ageS
  const message = JSON.stringify({ name, attributes, timestamp })
  const body = {
    coin_type: (0x80000000 | 31337) >>> 0,
    address: bob.address,
    message,
    signature: await bob.signMessage({ message }),
  }
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${api.url}/v1/profile/account`, init)
  const said = /** @type {any} */ (await response.json())
  return said.reasons ? `${response.status} ${said.reasons[0].description}` : said.name
}

test('a name has three parts, a length, and is in an allowed zone', async () => {
  assert.equal(await register('dora.reown.id'), 'dora.reown.id')
  assert.equal(await register('dora.reown.id'), '400 Name is already registered')
  assert.equal(await register('dora-2.sandbox.id'), 'dora-2.sandbox.id')
  assert.equal(await register('Emma.reown.id'), '400 Invalid name format')
  assert.equal(await register('emma.of.reown.id'), '400 Invalid name format')
  assert.equal(await register('emma'), '400 Invalid name format')
  assert.equal(await register('em.reown.id'), '400 Invalid name length')
  assert.equal(await register(`${'e'.repeat(65)}.reown.id`), '400 Invalid name length')
  assert.equal(await register('emma.wcn.id'), '400 Name is not in an allowed zone')
  assert.match(await register('emma.reown.id', { attributes: { avatar: 'x' } }), /Unsupported/)
})

test('a signature is valid within ten seconds of the service’s clock', async () => {
  assert.equal(
    await register('finn.reown.id', { ageS: 15 }),
    '400 Timestamp is expired or in the future',
  )
  assert.equal(
    await register('finn.reown.id', { ageS: -15 }),
    '400 Timestamp is expired or in the future',
  )
  await control.nameClock(-15_000)
  assert.match(await register('finn.reown.id'), /Timestamp is expired/)
  assert.equal(await register('finn.reown.id', { ageS: 15 }), 'finn.reown.id')
})

test('another account can register a name first, and a reset clears the registrations', async () => {
  const free = await ask('suggestions/gina?zone=reown.id')
  assert.deepEqual(free.body.suggestions[0], { name: 'gina.reown.id', registered: false })
  await control.registerName('gina.reown.id', accountAt(4).address)
  const taken = await ask('suggestions/gina?zone=reown.id')
  assert.deepEqual(taken.body.suggestions[0], { name: 'gina.reown.id', registered: true })
  assert.equal(await register('gina.reown.id'), '400 Name is already registered')
  assert.equal(
    (await ask(`reverse/${accountAt(4).address}?apiVersion=2`)).body[0].name,
    'gina.reown.id',
  )
  await control.reset()
  assert.deepEqual((await ask('account/gina.reown.id?apiVersion=2')).body, [])
  assert.equal((await ask('account/classic.wcn.id?apiVersion=2')).body.name, 'classic.wcn.id')
  assert.equal((await ask('suggestions/gina?zone=elsewhere.id')).status, 400)
  assert.equal((await ask('account/gina?apiVersion=2')).status, 400)
})
