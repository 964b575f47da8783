import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createBrowser } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const [store] = STORES
const CHANGES = [
  ['POST', '/api/login/email'],
  ['POST', '/api/login/device'],
  ['POST', '/api/login/code'],
  ['POST', '/api/device/question'],
  ['POST', '/api/device/decision'],
  ['POST', '/api/session/end'],
  ['PUT', '/api/keys'],
  ['POST', '/api/keys/recover'],
  ['POST', '/api/accounts/quote'],
  ['POST', '/api/accounts/send'],
  ['POST', '/api/audit'],
] as const

describe('requests from other pages', () => {
  let site: TestSite
  let session: Record<string, string>
  before(async () => {
    assert.ok(store)
    site = await startTestSite(store)
    session = (await createBrowser(site).logIn('ann@example.com')).session
  })
  after(() => site.close())

  const send = (method: string, path: string, headers: Record<string, string>) =>
    fetch(`${site.url}${path}`, {
      method,
      headers: { ...session, 'content-type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: '{}' }),
    })

  for (const [method, path] of CHANGES) {
    it(`are refused: ${method} ${path}`, async () => {
      const statusOf = async (headers: Record<string, string>) =>
        (await send(method, path, headers)).status
      assert.equal(await statusOf({}), 403)
      assert.equal(await statusOf({ origin: 'null' }), 403)
      assert.equal(await statusOf({ origin: 'https://evil.example' }), 403)
      assert.equal(await statusOf({ origin: `${site.url}.evil.example` }), 403)
      assert.equal(await statusOf({ origin: site.url, 'sec-fetch-site': 'cross-site' }), 403)
      assert.equal(await statusOf({ origin: site.url, 'sec-fetch-site': 'same-site' }), 403)
      assert.equal(await statusOf({ origin: site.url, 'content-type': 'text/plain' }), 415)
    })
  }

  it('do not end a session', async () => {
    const { status } = await send('GET', '/api/session', {})
    assert.equal(status, 200)
  })

  it('cannot read what a session can read', async () => {
    for (const from of ['cross-site', 'same-site', 'none']) {
      assert.equal((await send('GET', '/api/keys', { 'sec-fetch-site': from })).status, 403)
    }
    const own = await send('GET', '/api/keys', { 'sec-fetch-site': 'same-origin' })
    assert.equal(own.status, 404)
  })

  it('get no header that lets them read a response', async () => {
    const preflight = await fetch(`${site.url}/api/keys`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.com', 'access-control-request-method': 'PUT' },
    })
    const read = await send('GET', '/api/session', { origin: 'https://app.example.com' })
    for (const { headers } of [preflight, read]) {
      const cors = [...headers.keys()].filter(name => name.startsWith('access-control-'))
      assert.deepEqual(cors, [])
    }
    assert.equal(preflight.status, 403)
  })

  it('are refused if larger than any of the site’s own', async () => {
    const browser = createBrowser(site)
    const answer = await browser.post('/api/login/code', { loginId: 'A'.repeat(20_000) })
    assert.equal(answer.status, 413)
  })

  it('are refused with malformed JSON', async () => {
    const response = await fetch(`${site.url}/api/login/code`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: '{"loginId":',
    })
    assert.deepEqual([response.status, await response.json()], [400, { error: 'BAD_REQUEST' }])
  })
})
