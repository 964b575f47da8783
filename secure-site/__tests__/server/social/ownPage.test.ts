import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { SOCIAL_PROVIDERS } from '../../../src/shared/social'
import { memberOf, textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { startSocialSite } from '../tools/startSocialSite'
import { STORES } from '../tools/stores'
import { createPopup } from '../tools/visitProvider'
import type { SocialSite } from '../tools/startSocialSite'

const DAY_MS = 24 * 3_600_000

for (const store of STORES) {
  describe(`signing in at a provider on the account page, over ${store.name}`, () => {
    let site: SocialSite
    before(async () => {
      site = await startSocialSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    /** A browser that is on the account page. */
    function openPage() {
      const browser = createSocialBrowser(site)
      const begin = (provider: string) =>
        browser.begin(provider, { hostOrigin: site.url, projectId: 'account' })
      /** Leaves for the provider, and returns what the page receives on return. */
      async function visit(provider: string, person: string | null, more = '') {
        const uri = new URL(textIn((await begin(provider)).body, 'uri'))
        uri.searchParams.set('state', `${uri.searchParams.get('state') ?? ''}${more}`)
        const { url } = await createPopup().visit(uri.href, person)
        const { origin, pathname, search, hash } = new URL(url)
        const result = new URL(new URLSearchParams(hash.slice(1)).get('uri') ?? '')
        return { page: `${origin}${pathname}${search}`, query: result.searchParams }
      }
      async function signIn(provider: string, person: string) {
        const { query } = await visit(provider, person)
        const { status, body } = await browser.redeem(query.get('result') ?? '')
        assert.equal(status, 200)
        return { body, session: { authorization: `Bearer ${textIn(body, 'token')}` } }
      }
      return { ...browser, begin, visit, signIn }
    }

    it('returns to that page, and sends servers none of the result', async () => {
      for (const provider of ['facebook', 'apple']) {
        const { page, query } = await openPage().visit(provider, 'joao')
        assert.equal(page, `${site.url}/account`)
        assert.match(query.get('result') ?? '', /^[-\w]{43}$/)
      }
    })

    it('counts as a fresh code for five minutes, for a user without an email', async () => {
      const page = openPage()
      const first = await page.signIn('facebook', 'joao')
      assert.equal(memberOf(first.body, 'email'), null)
      const fresh = (session: Record<string, string>) =>
        page.request('GET', '/api/account/fresh', undefined, session)
      assert.equal((await fresh(first.session)).status, 200)
      site.clock.move(5 * 60_000 + 1)
      assert.equal(textIn((await fresh(first.session)).body, 'error'), 'CODE_NEEDED')
      const second = await page.signIn('facebook', 'joao')
      assert.equal(textIn(second.body, 'userId'), textIn(first.body, 'userId'))
      assert.equal((await fresh(second.session)).status, 200)
      assert.deepEqual(site.mailbox.mails(), [])
    })

    it('lets that user sign out everywhere, and delete the account', async () => {
      const page = openPage()
      const { body, session } = await page.signIn('x', 'impostor')
      const deleted = await page.post(
        '/api/account/delete',
        { confirmation: 'DELETE', proof: '' },
        session,
      )
      assert.equal(deleted.status, 204)
      const again = await page.signIn('x', 'impostor')
      assert.notEqual(textIn(again.body, 'userId'), textIn(body, 'userId'))
      const left = await page.post('/api/account/sign-out', {}, again.session)
      assert.equal(left.status, 204)
      const current = await page.request('GET', '/api/session', undefined, again.session)
      assert.equal(current.body, null)
    })

    it('reports a declined login, and one that took too long', async () => {
      const { page, query } = await openPage().visit('google', null)
      assert.equal(page, `${site.url}/account`)
      assert.deepEqual([...query], [['error', 'access_denied']])
      const late = openPage()
      const uri = textIn((await late.begin('google')).body, 'uri')
      site.clock.move(11 * 60_000)
      const { url } = await createPopup().visit(uri, 'joao')
      assert.match(url, /\/account#uri=.+login_expired$/)
    })

    it('returns to no other page of the site, whatever follows the state', async () => {
      const { page } = await openPage().visit('google', 'joao', `--${site.url}/sdk?projectId=demo`)
      assert.equal(page, `${site.url}/account`)
    })

    it('is started by the site’s own page alone', async () => {
      const browser = createSocialBrowser(site)
      for (const page of [
        { hostOrigin: 'https://evil.example', projectId: 'account' },
        { hostOrigin: site.url, projectId: 'other' },
      ]) {
        const { body } = await browser.begin('google', page)
        assert.equal(textIn(body, 'error'), 'HOST_NOT_ALLOWED')
      }
    })

    it('lists the available providers', async () => {
      const { body } = await openPage().request('GET', '/api/social')
      assert.deepEqual(body, { providers: [...SOCIAL_PROVIDERS], hasFarcaster: false })
    })
  })
}
