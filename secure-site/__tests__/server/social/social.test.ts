import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { SOCIAL_PROVIDERS } from '../../../src/shared/social'
import { createBrowser, memberOf, textIn } from '../tools/createBrowser'
import { startSocialSite } from '../tools/startSocialSite'
import { HOST_ORIGIN } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import { createPopup, readDone } from '../tools/visitProvider'
import type { SocialSite } from '../tools/startSocialSite'

const DAY_MS = 24 * 3_600_000
const MARISOL = 'marisol@tide.example'

for (const store of STORES) {
  describe(`logging in at a provider, over ${store.name}`, () => {
    let site: SocialSite
    before(async () => {
      site = await startSocialSite(store)
    })
    beforeEach(async () => {
      site.clock.move(DAY_MS)
      await site.identityControl.reset()
    })
    after(() => site.close())

    type Browser = ReturnType<typeof createBrowser>
    const begin = async (browser: Browser, provider: string) => {
      const { deviceId } = browser
      const request = { provider, deviceId, hostOrigin: HOST_ORIGIN, projectId: 'demo' }
      return browser.post('/api/social/begin', request)
    }
    const redeem = (browser: Browser, result: string) =>
      browser.post('/api/social/redeem', { result, deviceId: browser.deviceId })
    const logIn = async (browser: Browser, provider: string, person: string) => {
      const { body } = await begin(browser, provider)
      const page = await createPopup().visit(textIn(body, 'uri'), person)
      return redeem(browser, readDone(page).result)
    }

    for (const provider of SOCIAL_PROVIDERS) {
      it(`works with ${provider}: visit, result for the host's origin, session`, async () => {
        const browser = createBrowser(site)
        const { body, status } = await begin(browser, provider)
        assert.equal(status, 200)
        const page = await createPopup().visit(textIn(body, 'uri'), 'joao')
        assert.equal(page.response.status, 200)
        assert.ok(page.url.startsWith(`${site.url}/social/done#`), page.url)
        const done = readDone(page)
        assert.equal(done.host, HOST_ORIGIN)
        const answer = await redeem(browser, done.result)
        assert.equal(answer.status, 200)
        assert.equal(textIn(answer.body, 'authProvider'), provider)
        assert.match(String(memberOf(answer.body, 'userName')), /^jo/i)
        const hasEmail = provider !== 'facebook'
        assert.equal(memberOf(answer.body, 'email'), hasEmail ? 'joao@pereira.example' : null)
        const session = { authorization: `Bearer ${textIn(answer.body, 'token')}` }
        const current = await browser.request('GET', '/api/session', undefined, session)
        assert.equal(textIn(current.body, 'userId'), textIn(answer.body, 'userId'))
        assert.equal(textIn(current.body, 'authProvider'), provider)
      })
    }

    it('is one user by email, then at each provider that vouches for the address', async () => {
      const { answer } = await createBrowser(site).logIn(MARISOL)
      const userId = textIn(answer.body, 'userId')
      for (const provider of ['google', 'github', 'apple', 'x', 'discord']) {
        const other = await logIn(createBrowser(site), provider, 'marisol')
        assert.equal(textIn(other.body, 'userId'), userId, provider)
      }
    })

    it('is one user at a provider first, then by email', async () => {
      const first = await logIn(createBrowser(site), 'google', 'joao')
      const { answer } = await createBrowser(site).logIn('joao@pereira.example')
      assert.equal(textIn(answer.body, 'userId'), textIn(first.body, 'userId'))
    })

    it('is the same user each time without a verified address, and never the owner of that address', async () => {
      const { answer } = await createBrowser(site).logIn(MARISOL)
      for (const provider of SOCIAL_PROVIDERS) {
        const first = await logIn(createBrowser(site), provider, 'impostor')
        const second = await logIn(createBrowser(site), provider, 'impostor')
        assert.equal(memberOf(first.body, 'email'), null, provider)
        assert.equal(textIn(first.body, 'userId'), textIn(second.body, 'userId'), provider)
        assert.notEqual(textIn(first.body, 'userId'), textIn(answer.body, 'userId'), provider)
      }
    })

    it('tells the host of a no', async () => {
      const browser = createBrowser(site)
      const { body } = await begin(browser, 'google')
      const done = readDone(await createPopup().visit(textIn(body, 'uri'), null))
      assert.deepEqual([done.host, done.error, done.result], [HOST_ORIGIN, 'access_denied', ''])
    })
  })
}
