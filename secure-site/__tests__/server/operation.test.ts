import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import { metric } from './tools/until'
import type { TestSite } from './tools/startTestSite'

for (const store of STORES) {
  describe(`operation, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(24 * 3_600_000))
    after(() => site.close())

    it('is healthy while the database responds', async () => {
      const response = await fetch(`${site.url}/health`)
      assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }])
    })

    it('counts events and login durations, without personal data', async () => {
      const browser = createBrowser(site)
      const { session } = await browser.logIn('metrics@example.com')
      await browser.begin('metrics@example.com')
      await browser.post(
        '/api/audit',
        { kind: 'approved', method: 'personal_sign', hostOrigin: 'https://app.example.com' },
        session,
      )
      assert.equal(await metric(site, 'kind="loggedIn"'), 1)
      assert.equal(await metric(site, 'kind="deviceApproved"'), 1)
      assert.equal(await metric(site, 'kind="approved"'), 1)
      const response = await fetch(`${site.url}/metrics`)
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
      const text = await response.text()
      assert.match(text, /^# TYPE secure_site_login_seconds histogram$/m)
      assert.match(text, /^secure_site_login_seconds_bucket\{le="\+Inf"\} 3$/m)
      assert.match(text, /^secure_site_login_seconds_count 3$/m)
      assert.doesNotMatch(text, /example\.com|198\.51/)
    })

    it('records in the audit log what a page approved, and nothing else', async () => {
      const browser = createBrowser(site)
      const { session } = await browser.logIn('audit@example.com')
      const send = async (body: unknown) => (await browser.post('/api/audit', body, session)).status
      const entry = {
        kind: 'declined',
        method: 'eth_sendTransaction',
        hostOrigin: 'https://x.example',
      }
      assert.equal(await send(entry), 204)
      assert.equal(await send({ ...entry, kind: 'loggedIn' }), 400)
      assert.equal(await send({ ...entry, method: 'words about a message' }), 400)
      assert.equal(await send({ ...entry, hostOrigin: 'https://x.example/ann@example.com' }), 400)
    })

    it('deletes expired rows and keeps the rest', async () => {
      const browser = createBrowser(site)
      const { session } = await browser.logIn('kept@example.com')
      const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) }
      const shares = { addresses, loginShare: 'AAAA', recoveryShare: 'BBBB' }
      await browser.request('PUT', '/api/keys', shares, session)
      site.clock.move(400 * 24 * 3_600_000)
      await site.removeExpired()
      assert.equal((await browser.request('GET', '/api/session', undefined, session)).body, null)
      const again = await browser.logIn('kept@example.com')
      const kept = await browser.request('GET', '/api/keys', undefined, again.session)
      assert.deepEqual(kept.body, { loginShare: 'AAAA' })
    })
  })
}
