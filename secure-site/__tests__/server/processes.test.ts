import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBrowser, linkTokenIn, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'

/** PGlite can't be shared between processes. */
const SHARED = STORES.filter(({ name }) => name !== 'PGlite')

for (const store of SHARED) {
  describe(`two processes of a site, over ${store.name}`, () => {
    it('create the tables once, share counts, and notice a link approved in the other', async () => {
      const { databaseUrl, drop } = await store.create()
      assert.ok(databaseUrl)
      const starting = [
        startTestSite(store, { databaseUrl }),
        startTestSite(store, { databaseUrl }),
      ]
      const [one, other] = await Promise.all(starting)
      assert.ok(one && other)
      try {
        const browser = createBrowser(one)
        const { body } = await browser.begin('ann@example.com')
        assert.equal((await createBrowser(other).begin('ann@example.com')).status, 429)
        const waiting = browser.post('/api/login/device', { loginId: textIn(body, 'loginId') })
        const link = linkTokenIn((await one.mailbox.nextMail('ann@example.com')).text)
        await createBrowser(other).decide(link, 'approve')
        assert.deepEqual((await waiting).body, { isApproved: true })
      } finally {
        await Promise.all([one.close(), other.close()])
        await drop()
      }
    })
  })
}
