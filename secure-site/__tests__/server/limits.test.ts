import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

for (const store of STORES) {
  describe(`rate limits, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store, {
        limits: { loginsPerIpPerHour: 15, codesPerIpPerHour: 3 },
      })
    })
    beforeEach(() => site.clock.move(24 * HOUR_MS))
    after(() => site.close())

    it('sends an address one email in 30 seconds, and returns the wait', async () => {
      const browser = createBrowser(site)
      assert.equal((await browser.begin('quick@example.com')).status, 200)
      site.clock.move(10_500)
      const refused = await browser.begin('quick@example.com')
      assert.equal(refused.status, 429)
      assert.deepEqual(refused.body, { error: 'TOO_MANY_REQUESTS', retryAfterSeconds: 20 })
      assert.equal(refused.headers.get('retry-after'), '20')
      site.clock.move(19_500)
      assert.equal((await browser.begin('quick@example.com')).status, 200)
    })

    it('counts an address in capitals, from any browser, as the same address', async () => {
      await createBrowser(site).begin('one@example.com')
      assert.equal((await createBrowser(site).begin('ONE@example.com')).status, 429)
    })

    it('sends an address ten emails in an hour', async () => {
      const browser = createBrowser(site)
      for (let mails = 0; mails < 10; mails += 1) {
        assert.equal((await browser.begin('many@example.com')).status, 200)
        site.clock.move(MINUTE_MS)
      }
      const refused = await browser.begin('many@example.com')
      assert.deepEqual(refused.body, { error: 'TOO_MANY_REQUESTS', retryAfterSeconds: 50 * 60 })
      site.clock.move(50 * MINUTE_MS)
      assert.equal((await browser.begin('many@example.com')).status, 200)
    })

    it('does not let strangers lock a known device out', async () => {
      const owner = createBrowser(site)
      await owner.logIn('owner@example.com')
      site.clock.move(HOUR_MS)
      const stranger = createBrowser(site)
      for (let mails = 0; mails < 11; mails += 1) {
        site.clock.move(MINUTE_MS)
        await stranger.begin('owner@example.com')
      }
      assert.equal((await stranger.begin('owner@example.com')).status, 429)
      const { body } = await owner.begin('owner@example.com')
      assert.equal(textIn(body, 'step'), 'code')
    })

    it('limits the logins that one IP address begins in an hour, across all email addresses', async () => {
      const browser = createBrowser(site)
      for (let logins = 0; logins < 15; logins += 1) {
        assert.equal((await browser.begin(`ip${logins}@example.com`)).status, 200)
      }
      assert.equal((await browser.begin('ip@example.com')).status, 429)
      assert.equal((await createBrowser(site).begin('ip@example.com')).status, 200)
    })

    it('limits the codes that one IP address tries in an hour', async () => {
      const browser = createBrowser(site)
      const loginId = 'A'.repeat(43)
      for (let codes = 0; codes < 3; codes += 1) {
        assert.equal((await browser.enter(loginId, '000000')).status, 400)
      }
      assert.equal((await browser.enter(loginId, '000000')).status, 429)
    })

    it('ignores a forged IP address', async () => {
      const browser = createBrowser(site)
      const begin = (at: number) =>
        browser.post(
          '/api/login/email',
          {
            email: `forged${at}@example.com`,
            deviceId: browser.deviceId,
            hostOrigin: 'https://app.example.com',
            projectId: 'demo',
          },
          { 'x-forwarded-for': `192.0.2.${at}, ${browser.ipAddress}` },
        )
      for (let logins = 0; logins < 15; logins += 1) assert.equal((await begin(logins)).status, 200)
      assert.equal((await begin(15)).status, 429)
    })
  })
}
