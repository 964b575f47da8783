// @ts-check
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import {
  accountAt,
  createBlockchainApiControl,
  startBlockchainApi,
  startChain,
  startProjectService,
} from '../src/index.js'

const dora = accountAt(7).address
/** @type {import('../src/chains/types.js').RunningChain} */
let chain
/** @type {import('../src/lib/types.js').RunningPart} */
let api
/** @type {import('../src/lib/types.js').RunningPart} */
let project
/** @type {import('../src/services/types.js').BlockchainApiControl} */
let control

before(async () => {
  chain = await startChain({ port: 0 })
  project = await startProjectService({ port: 0 })
  api = await startBlockchainApi({ port: 0, chains: [chain], projectServiceUrl: project.url })
  control = createBlockchainApiControl(api.url)
})
after(() => Promise.all([chain, api, project].map(part => part.close())))
afterEach(() => control.reset())

/** @param {string} [cursor] @param {string} [account] */
async function readText(cursor = '', account = dora) {
  const query = new URLSearchParams({ projectId: 'sandbox', chainId: 'eip155:31337', cursor })
  return (await fetch(`${api.url}/v1/account/${account}/history?${query}`)).text()
}
/** @param {string} [cursor] @returns {Promise<any>} */
const read = async cursor => JSON.parse(await readText(cursor))

test('collectibles are given on the chain, with pictures as their kind has it', async () => {
  const kinds = /** @type {const} */ ([
    'plain',
    'broken',
    'huge',
    'animated',
    'script',
    'page',
    'pictureless',
    'nameless',
    'hostile',
    'elsewhere',
    'cut',
    'spam',
  ])
  const ids = await control.giveCollectibles(dora, kinds, { isTogether: true })
  assert.equal(new Set(ids).size, kinds.length)
  const again = await control.giveCollectibles(dora, ['spam', 'plain'])
  const { data } = await read()
  assert.equal(data.length, 3)
  const [plain, spam, together] = data
  assert.deepEqual([plain.metadata.operationType, plain.transfers.length], ['mint', 1])
  assert.equal(
    plain.transfers[0].nft_info.name,
    `Sandbox Plain #${again[1]}`.replace('Plain', 'Collectible'),
  )
  assert.equal(spam.transfers[0].nft_info.flags.is_spam, true)
  /** @type {Record<string, any>} */
  const byKind = Object.fromEntries(
    kinds.map((kind, at) => [kind, together.transfers[at].nft_info]),
  )
  assert.equal(together.transfers.length, kinds.length)
  assert.equal(byKind['pictureless'].content, undefined)
  assert.equal(byKind['nameless'].name, undefined)
  assert.match(byKind['hostile'].name, /<script>/)
  assert.match(byKind['elsewhere'].content.preview.url, /^https:\/\/pictures\.elsewhere\.example/)
  assert.equal(byKind['spam'].flags.is_spam, true)
  const picture = async (/** @type {string} */ kind) => {
    const answer = await fetch(byKind[kind].content.preview.url)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, type: answer.headers.get('content-type'), bytes }
  }
  assert.equal((await picture('broken')).status, 404)
  const huge = await picture('huge')
  assert.deepEqual(
    [huge.type, Buffer.from(huge.bytes.subarray(1, 4)).toString()],
    ['image/png', 'PNG'],
  )
  assert.ok(huge.bytes.length > 10_000_000)
  assert.equal(Buffer.from((await picture('animated')).bytes.subarray(0, 6)).toString(), 'GIF89a')
  assert.match(Buffer.from((await picture('script')).bytes).toString(), /<script>/)
  assert.equal((await picture('page')).type, 'text/html; charset=UTF-8')
  assert.equal((await picture('cut')).bytes.length, 400)
  assert.equal((await picture('plain')).type, 'image/svg+xml')
})

test('a history of ten thousand rows comes page by page', async () => {
  await control.tellHistory(dora, 'long')
  const ids = new Set()
  let last = Infinity
  const operations = new Set()
  for (let cursor = ''; ;) {
    const { data, next } = await read(cursor)
    for (const { id, metadata } of data) {
      ids.add(id)
      operations.add(metadata.operationType)
      const at = Date.parse(metadata.minedAt)
      assert.ok(at < last)
      last = at
    }
    if (next === null) break
    cursor = next
  }
  assert.equal(ids.size, 10_000)
  assert.equal(operations.size, 18)
  await control.tellHistory(dora, 'spam', 40)
  const { data, next } = await read()
  assert.deepEqual([data.length, next], [40, null])
  const worth = data.filter((/** @type {any} */ { transfers }) =>
    transfers.some((/** @type {any} */ { nft_info }) => !nft_info?.flags.is_spam),
  )
  assert.equal(worth.length, 2)
  await control.tellHistory(dora, null)
  assert.equal(
    (await read()).data.some((/** @type {any} */ { id }) => id.startsWith('told')),
    false,
  )
})

test('a hostile history says what no chain would, for one account only', async () => {
  await control.tellHistory(dora, 'hostile')
  const first = await readText()
  const { data, next } = JSON.parse(first)
  const text = `${first}${next === null ? '' : await readText(next)}`
  assert.ok(data.length > 30)
  const parts = ['<script>', '\u202E', ':1e400', '"-5"', 'javascript:', '__proto__', 'toString']
  for (const part of parts) assert.ok(text.includes(part), part)
  assert.ok(
    data.some((/** @type {any} */ row) => row?.transfers?.[0]?.fungible_info?.name?.length > 5_000),
  )
  assert.equal(
    data.some((/** @type {any} */ row) => row?.transfers?.[0]?.value === Infinity),
    true,
  )
  const other = await readText('', accountAt(0).address)
  assert.ok(!other.includes('<script>'))
  assert.ok(other.includes('eip155:31337:0x'))
})
