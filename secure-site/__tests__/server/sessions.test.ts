import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, memberOf, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const DAY_MS = 24 * 3_600_000

for (const store of STORES) {
  describe(`sessions, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    it('set a partitioned cookie that scripts cannot read', async () => {
      const { answer, token } = await createBrowser(site).logIn('ann@example.com')
      const [cookie] = answer.headers.getSetCookie()
      assert.ok(cookie?.startsWith(`__Host-session=${token};`))
      const attributes = cookie?.split('; ').slice(1).sort()
      assert.deepEqual(attributes, [
        'HttpOnly',
        'Max-Age=1209600',
        'Partitioned',
        'Path=/',
        'SameSite=None',
        'Secure',
      ])
    })

    it('identify a user by the cookie, or by the token if cookies are blocked', async () => {
      const browser = createBrowser(site)
      const { token } = await browser.logIn('bob@example.com')
      for (const headers of [
        { cookie: `__Host-session=${token}` },
        { authorization: `Bearer ${token}` },
      ]) {
        const { status, body } = await browser.request('GET', '/api/session', undefined, headers)
        assert.equal(status, 200)
        assert.equal(textIn(body, 'email'), 'bob@example.com')
        assert.equal(textIn(body, 'token'), token)
        assert.equal(memberOf(body, 'wallet'), null)
      }
    })

    it('identify no user without either, or by a forged token', async () => {
      const browser = createBrowser(site)
      for (const headers of [{}, { authorization: `Bearer ${'A'.repeat(43)}` }]) {
        const { status, body } = await browser.request('GET', '/api/session', undefined, headers)
        assert.deepEqual([status, body], [200, null])
        const keys = await browser.request('GET', '/api/keys', undefined, headers)
        assert.deepEqual([keys.status, keys.body], [401, { error: 'SIGNED_OUT' }])
      }
    })

    it('end when the user signs out, and the device stays known', async () => {
      const browser = createBrowser(site)
      const { session } = await browser.logIn('out@example.com')
      const ended = await browser.post('/api/session/end', {}, session)
      assert.equal(ended.status, 204)
      assert.match(ended.headers.getSetCookie()[0] ?? '', /^__Host-session=; Max-Age=0;/)
      assert.equal((await browser.request('GET', '/api/session', undefined, session)).body, null)
      assert.equal((await browser.post('/api/session/end', {}, session)).status, 204)
      site.clock.move(60_000)
      assert.equal(textIn((await browser.begin('out@example.com')).body, 'step'), 'code')
    })

    it('can be ended and started ten times in a row', async () => {
      const browser = createBrowser(site)
      for (let times = 0; times < 10; times += 1) {
        const { session, answer } = await browser.logIn('ten@example.com')
        assert.equal(answer.status, 200)
        await browser.post('/api/session/end', {}, session)
        site.clock.move(7 * 60_000)
      }
    })

    it('last two weeks after their last use, and ninety days at most', async () => {
      const browser = createBrowser(site)
      const { session } = await browser.logIn('long@example.com')
      const look = async () =>
        (await browser.request('GET', '/api/session', undefined, session)).body
      for (let days = 0; days < 91; days += 13) {
        if (days > 0) assert.equal(textIn(await look(), 'email'), 'long@example.com')
        site.clock.move(13 * DAY_MS)
      }
      assert.equal(await look(), null)
      const { session: idle } = await browser.logIn('long@example.com')
      site.clock.move(14 * DAY_MS)
      const after = await browser.request('GET', '/api/session', undefined, idle)
      assert.equal(after.body, null)
    })

    it('keep two users apart', async () => {
      const [ann, bob] = [createBrowser(site), createBrowser(site)]
      const ofAnn = await ann.logIn('apart-ann@example.com')
      const ofBob = await bob.logIn('apart-bob@example.com')
      const email = async (headers: Record<string, string>) =>
        textIn((await ann.request('GET', '/api/session', undefined, headers)).body, 'email')
      assert.equal(await email(ofAnn.session), 'apart-ann@example.com')
      assert.equal(await email(ofBob.session), 'apart-bob@example.com')
    })
  })
}
