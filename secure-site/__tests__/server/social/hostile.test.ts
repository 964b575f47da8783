import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { memberOf, textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { ISSUER_CODE, startHostileIssuer } from '../tools/startHostileIssuer'
import { HOST_ORIGIN, startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import { createPopup, readDone } from '../tools/visitProvider'
import type { TestSite } from '../tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const VICTIM = 'victim@example.com'

type Issuer = Awaited<ReturnType<typeof startHostileIssuer>>
type Change = Partial<Omit<Issuer['script'], 'nonce' | 'idTokens'>>

const LIES: Readonly<Record<string, Change>> = {
  'for another nonce': { claims: { nonce: 'another' } },
  'without a nonce': { claims: { nonce: undefined } },
  'for another audience': { claims: { aud: 'another-site' } },
  'that has expired': { claims: { exp: Math.floor(Date.now() / 1000) - 3_600 } },
  'of another issuer': { claims: { iss: 'https://accounts.example.com' } },
  'without a subject': { claims: { sub: undefined } },
  'signed with another key': { isSignedByStranger: true },
  'that is not signed': { algorithm: 'none' },
  'that is missing': { hasIdToken: false },
}

for (const store of STORES) {
  describe(`a hostile provider, over ${store.name}`, () => {
    let site: TestSite
    let issuer: Issuer
    before(async () => {
      issuer = await startHostileIssuer()
      const down = { clientId: 'site', clientSecret: 'secret' }
      const nowhere = 'http://localhost:1'
      site = await startTestSite(store, {
        socials: {
          google: issuer.client,
          apple: issuer.client,
          discord: { ...down, endpoints: { issuer: nowhere, token: `${nowhere}/token` } },
        },
      })
    })
    beforeEach(() => {
      site.clock.move(DAY_MS)
      issuer.reset()
    })
    after(async () => {
      await site.close()
      await issuer.close()
    })

    type Browser = ReturnType<typeof createSocialBrowser>
    const open = () => createSocialBrowser(site)
    /** A login whose response contains the expected nonce. */
    const visit = async (browser: Browser, provider = 'google') => {
      const begun = await browser.beginVisit(provider)
      issuer.script.nonce = begun.nonce
      return { ...begun, answer: { code: ISSUER_CODE, state: begun.state } }
    }

    it('is accepted when everything is valid', async () => {
      const browser = open()
      const { answer } = await visit(browser)
      const done = await browser.comeBack('google', answer)
      assert.equal(done.host, HOST_ORIGIN)
      assert.equal((await browser.redeem(done.result)).status, 200)
    })

    for (const [what, change] of Object.entries(LIES)) {
      it(`is refused with an ID token ${what}`, async () => {
        const browser = open()
        const { answer } = await visit(browser)
        Object.assign(issuer.script, change)
        const done = await browser.comeBack('google', answer)
        assert.deepEqual([done.error, done.result], ['server_error', ''])
      })
    }

    it('is refused with a response that names another issuer', async () => {
      const browser = open()
      const { answer } = await visit(browser)
      const done = await browser.comeBack('google', { ...answer, iss: 'https://evil.example' })
      assert.deepEqual([done.error, done.result], ['server_error', ''])
    })

    it('is refused with one provider’s response at another’s callback', async () => {
      const browser = open()
      const { answer } = await visit(browser)
      const mixedUp = await browser.comeBack('apple', answer)
      assert.deepEqual([mixedUp.error, mixedUp.result], ['server_error', ''])
      const after = await browser.comeBack('google', answer)
      assert.deepEqual([after.error, after.result], ['login_expired', ''])
    })

    it('gets a separate account for an unverified address of another user', async () => {
      const { answer: owner } = await open().logIn(VICTIM)
      for (const isVerified of [false, 'false', undefined, null]) {
        const browser = open()
        const { answer } = await visit(browser)
        issuer.script.claims = {
          sub: `liar-${isVerified}`,
          email: VICTIM,
          email_verified: isVerified,
        }
        const done = await browser.comeBack('google', answer)
        const { body } = await browser.redeem(done.result)
        assert.equal(memberOf(body, 'email'), null)
        assert.notEqual(textIn(body, 'userId'), textIn(owner.body, 'userId'))
      }
    })

    it('can use a response once, and a result once', async () => {
      const browser = open()
      const { answer } = await visit(browser)
      const [one, other] = await Promise.all([
        browser.comeBack('google', answer),
        browser.comeBack('google', answer),
      ])
      const results = [one.result, other.result].filter(result => result !== '')
      assert.equal(results.length, 1)
      assert.equal([one, other].filter(({ error }) => error === 'login_expired').length, 1)
      const [result = ''] = results
      const answers = await Promise.all([browser.redeem(result), browser.redeem(result)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
      assert.deepEqual((await browser.redeem(result)).body, { error: 'LOGIN_EXPIRED' })
    })

    it('opens nothing on another device, and still works on its own', async () => {
      const [victim, thief] = [open(), open()]
      const { answer } = await visit(victim)
      const { result } = await victim.comeBack('google', answer)
      assert.deepEqual((await thief.redeem(result)).body, { error: 'LOGIN_EXPIRED' })
      assert.equal((await victim.redeem(result)).status, 200)
    })

    it('is too late ten minutes after the start, and with a result after five', async () => {
      const browser = open()
      const late = await visit(browser)
      site.clock.move(10 * MINUTE_MS)
      assert.equal((await browser.comeBack('google', late.answer)).error, 'login_expired')
      const { answer } = await visit(browser)
      const { result } = await browser.comeBack('google', answer)
      site.clock.move(5 * MINUTE_MS)
      assert.deepEqual((await browser.redeem(result)).body, { error: 'LOGIN_EXPIRED' })
    })

    it('cannot make the site notify a page for an unknown state', async () => {
      for (const state of ['', 'x'.repeat(43), `${'x'.repeat(43)}--https://evil.example`]) {
        const page = await createPopup().load(
          `${site.url}/social/callback/google?${new URLSearchParams({ code: ISSUER_CODE, state }).toString()}`,
        )
        assert.equal(page.url, `${site.url}/social-done`)
      }
      const unknown = await fetch(`${site.url}/social/callback/myspace?state=x`)
      assert.equal(unknown.status, 404)
    })

    it('returns the user to a page of the initiating origin, and to no other', async () => {
      const browser = open()
      const popup = createPopup(/^https:/)
      const back = async (location: string) => {
        const { answer, state } = await visit(browser)
        const query = new URLSearchParams({ ...answer, state: `${state}--${location}` }).toString()
        return popup.load(`${site.url}/social/callback/google?${query}`)
      }
      const here = `${HOST_ORIGIN}/app?tab=2#top`
      for (const written of [here, encodeURIComponent(here)]) {
        const page = new URL((await back(written)).url)
        assert.equal(`${page.origin}${page.pathname}${page.hash}`, `${HOST_ORIGIN}/app#top`)
        assert.equal(page.searchParams.get('tab'), '2')
        const result = new URL(page.searchParams.get('result_uri') ?? '').searchParams.get('result')
        assert.equal((await browser.redeem(result ?? '')).status, 200)
      }
      for (const location of ['https://evil.example/', 'javascript:alert(1)', '%E0%A4%A', '//x']) {
        const page = await back(location)
        assert.ok(page.url.startsWith(`${site.url}/social-done#`), page.url)
      }
    })

    it('sends a name only once, in a form beside the code, and the site keeps it', async () => {
      const browser = open()
      const sendForm = async (more: Record<string, string>) => {
        const { answer } = await visit(browser, 'apple')
        issuer.script.claims = { sub: 'apple-1' }
        const page = await createPopup().submit(
          `${site.url}/social/callback/apple`,
          Object.entries({ ...answer, ...more }),
        )
        return (await browser.redeem(readDone(page).result)).body
      }
      const user = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Silva\u202e' } })
      assert.equal(textIn(await sendForm({ user }), 'userName'), 'Ana Silva')
      assert.equal(textIn(await sendForm({}), 'userName'), 'Ana Silva')
    })

    it('gets distinct errors: not offered, not reachable, not allowed', async () => {
      const browser = open()
      const github = await browser.begin('github')
      assert.deepEqual([github.status, github.body], [404, { error: 'PROVIDER_NOT_OFFERED' }])
      const elsewhere = await browser.begin('google', { hostOrigin: 'https://evil.example' })
      assert.deepEqual(elsewhere.body, { error: 'HOST_NOT_ALLOWED' })
      assert.equal((await browser.begin('myspace')).status, 400)
      const { state } = await browser.beginVisit('discord')
      const done = await browser.comeBack('discord', { code: 'x', state })
      assert.equal(done.error, 'server_error')
    })

    it('adds an address verified later only while no other user has it', async () => {
      const logIn = async (claims: Record<string, unknown>) => {
        const browser = open()
        const { answer } = await visit(browser)
        issuer.script.claims = claims
        return (await browser.redeem((await browser.comeBack('google', answer)).result)).body
      }
      const late = { sub: 'late-1', email: 'late@example.com' }
      const before = await logIn(late)
      const vouched = await logIn({ ...late, email_verified: true })
      assert.equal(textIn(vouched, 'userId'), textIn(before, 'userId'))
      assert.equal(textIn(vouched, 'email'), 'late@example.com')
      const taken = await logIn({ sub: 'late-2', email: 'taken@example.com' })
      await open().logIn('taken@example.com')
      const still = await logIn({ sub: 'late-2', email: 'taken@example.com', email_verified: true })
      assert.equal(textIn(still, 'userId'), textIn(taken, 'userId'))
      assert.equal(memberOf(still, 'email'), null)
    })
  })
}
