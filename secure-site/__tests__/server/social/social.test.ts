import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { SOCIAL_PROVIDERS } from '../../../src/shared/social'
import { memberOf, textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
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

    for (const provider of SOCIAL_PROVIDERS) {
      it(`works with ${provider}: visit, result for the host's origin, session`, async () => {
        const browser = createSocialBrowser(site)
        const { uri } = await browser.beginVisit(provider)
        const page = await createPopup().visit(uri, 'joao')
        assert.equal(page.response.status, 200)
        assert.ok(page.url.startsWith(`${site.url}/social-done#`), page.url)
        const done = readDone(page)
        assert.equal(done.host, HOST_ORIGIN)
        const answer = await browser.redeem(done.result)
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

    it('finds one user by email, then at each provider that verified the address', async () => {
      const { answer } = await createSocialBrowser(site).logIn(MARISOL)
      const userId = textIn(answer.body, 'userId')
      for (const provider of ['google', 'github', 'apple', 'x', 'discord']) {
        const other = await createSocialBrowser(site).logInAt(provider, 'marisol')
        assert.equal(textIn(other.body, 'userId'), userId, provider)
      }
    })

    it('finds one user at a provider first, then by email', async () => {
      const first = await createSocialBrowser(site).logInAt('google', 'joao')
      const { answer } = await createSocialBrowser(site).logIn('joao@pereira.example')
      assert.equal(textIn(answer.body, 'userId'), textIn(first.body, 'userId'))
    })

    it('finds the same user each time without a verified address, and never that address’s owner', async () => {
      const { answer } = await createSocialBrowser(site).logIn(MARISOL)
      for (const provider of SOCIAL_PROVIDERS) {
        const first = await createSocialBrowser(site).logInAt(provider, 'impostor')
        const second = await createSocialBrowser(site).logInAt(provider, 'impostor')
        assert.equal(memberOf(first.body, 'email'), null, provider)
        assert.equal(textIn(first.body, 'userId'), textIn(second.body, 'userId'), provider)
        assert.notEqual(textIn(first.body, 'userId'), textIn(answer.body, 'userId'), provider)
      }
    })

    it('reports a declined login to the host app', async () => {
      const saysNo = async (uri: string, person: string | null) => {
        const done = readDone(await createPopup().visit(uri, person))
        assert.deepEqual([done.host, done.error, done.result], [HOST_ORIGIN, 'access_denied', ''])
      }
      const { uri } = await createSocialBrowser(site).beginVisit('google')
      await saysNo(uri, null)
      await site.identityControl.deny(true)
      const next = await createSocialBrowser(site).beginVisit('x')
      await saysNo(next.uri, 'joao')
    })

    it('refuses the state of the previous visit', async () => {
      const browser = createSocialBrowser(site)
      const before = await browser.beginVisit('google')
      const first = readDone(await createPopup().visit(before.uri, 'joao'))
      assert.equal((await browser.redeem(first.result)).status, 200)
      await site.identityControl.reuseState()
      const { uri } = await browser.beginVisit('google')
      const second = readDone(await createPopup().visit(uri, 'joao'))
      assert.deepEqual([second.error, second.result], ['login_expired', ''])
    })

    it('refuses a code of another visit, because PKCE binds it to its own', async () => {
      const [victim, thief] = [createSocialBrowser(site), createSocialBrowser(site)]
      const theirs = await victim.beginVisit('github')
      const stopped = await createPopup(/\/social\/callback\//).visit(theirs.uri, 'marisol')
      const code = new URL(stopped.url).searchParams.get('code') ?? ''
      assert.notEqual(code, '')
      const own = await thief.beginVisit('github')
      const done = await thief.comeBack('github', { code, state: own.state })
      assert.deepEqual([done.error, done.result], ['server_error', ''])
    })
  })
}
