import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, memberOf } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const ADDRESSES = {
  eip155: `0x${'a'.repeat(40)}`,
  solana: 'So11111111111111111111111111111111111111112',
}
const split = (name: string) => ({
  addresses: ADDRESSES,
  loginShare: `login-${name}`,
  recoveryShare: `recovery-${name}`,
})
const PASSKEY = {
  method: 'passkey',
  credentialId: 'credential-id-of-a-passkey',
  salt: 's'.repeat(43),
}
const PASSWORD = {
  method: 'password',
  salt: 's'.repeat(22),
  memoryKib: 65_536,
  passes: 3,
  lanes: 4,
}
const method = (seal: object) => ({
  loginShare: 'login-method',
  recoveryShare: 'sealed-by-the-owner',
  seal,
})
const NO_SHARES = [404, { error: 'NO_SHARES' }]
const CODE_NEEDED = [403, { error: 'CODE_NEEDED' }]

for (const store of STORES) {
  describe(`an account in its owner’s hands, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    /** A browser that has logged in, with what its pages ask. */
    async function enter(email: string, browser = createBrowser(site)) {
      const { session } = await browser.logIn(email)
      const ask = async (verb: string, path: string, body?: unknown) => {
        const { status, body: said } = await browser.request(verb, path, body, session)
        return [status, said] as const
      }
      return {
        browser,
        ask,
        store: async (shares: unknown) => (await ask('PUT', '/api/keys', shares))[0],
        recover: () => ask('POST', '/api/keys/recover', {}),
        set: async (seal: object) => (await ask('PUT', '/api/account/recovery', method(seal)))[0],
        wallet: async () => memberOf((await ask('GET', '/api/session'))[1], 'wallet'),
      }
    }
    const mailTo = (email: string) => site.mailbox.nextMail(email)

    it('hands out the share of the owner’s method, and none that the server could open', async () => {
      const email = 'method@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      assert.equal(await one.set(PASSKEY), 204)
      assert.match((await mailTo(email)).subject, /recovered with a passkey/)
      assert.deepEqual(await one.wallet(), {
        addresses: ADDRESSES,
        hasDeviceShares: true,
        recovery: 'passkey',
      })
      // A browser that has its part goes on as before.
      assert.deepEqual(await one.ask('GET', '/api/keys'), [200, { loginShare: 'login-one' }])
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      assert.deepEqual(await two.recover(), [200, method(PASSKEY)])
      assert.deepEqual(await two.recover(), NO_SHARES)
      assert.match((await mailTo(email)).text, /with your passkey or password only/)
      assert.equal(await two.store({ ...split('two'), recoveryShare: null }), 204)
      site.clock.move(MINUTE_MS)
      const three = await enter(email)
      assert.deepEqual(await three.recover(), [200, method(PASSKEY)])
    })

    it('keeps no share of a browser that knows nothing of the method', async () => {
      const email = 'old@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      await one.set(PASSWORD)
      await mailTo(email)
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      assert.equal(await two.store(split('two')), 204)
      site.clock.move(MINUTE_MS)
      const three = await enter(email)
      assert.deepEqual(await three.recover(), [200, method(PASSWORD)])
    })

    it('replaces a method by another, and takes it away with a split of the server’s own', async () => {
      const email = 'remove@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      await one.set(PASSKEY)
      assert.match((await mailTo(email)).subject, /with a passkey/)
      await one.set(PASSWORD)
      assert.match((await mailTo(email)).subject, /with a password/)
      assert.deepEqual(
        await one.ask('POST', '/api/account/recovery/remove', {
          ...split('new'),
          recoveryShare: null,
        }),
        [400, { error: 'BAD_REQUEST' }],
      )
      const [status] = await one.ask('POST', '/api/account/recovery/remove', split('new'))
      assert.equal(status, 204)
      assert.match((await mailTo(email)).subject, /with this mailbox alone again/)
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      assert.deepEqual(await two.recover(), [
        200,
        { loginShare: 'login-new', recoveryShare: 'recovery-new', seal: null },
      ])
    })

    it('refuses a split that would leave no way back', async () => {
      const one = await enter('way@example.com')
      assert.equal(await one.store({ ...split('one'), recoveryShare: null }), 400)
      assert.equal(await one.wallet(), null)
    })

    it('stores no share that the server could open while a method is being set', async () => {
      const email = 'race@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      const [set, stored] = await Promise.all([one.set(PASSKEY), one.store(split('late'))])
      assert.deepEqual([set, stored], [204, 204])
      await mailTo(email)
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      assert.deepEqual(await two.recover(), [200, method(PASSKEY)])
    })

    it('takes only methods that are as strong as agreed', async () => {
      const one = await enter('form@example.com')
      await one.store(split('one'))
      for (const wrong of [
        {},
        { ...PASSKEY, method: 'question' },
        { ...PASSKEY, salt: 'short' },
        { ...PASSWORD, memoryKib: 1024 },
        { ...PASSWORD, passes: 1 },
        { ...PASSWORD, memoryKib: 10_000_000 },
      ]) {
        assert.equal(await one.set(wrong), 400)
      }
    })

    it('asks for a new code after five minutes, for everything but signing out', async () => {
      const email = 'fresh@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      site.clock.move(5 * MINUTE_MS)
      assert.equal((await one.ask('GET', '/api/account/fresh'))[0], 204)
      site.clock.move(1)
      const asked: [string, string, unknown?][] = [
        ['GET', '/api/account/fresh'],
        ['POST', '/api/account/export', {}],
        ['PUT', '/api/account/recovery', method(PASSKEY)],
        ['POST', '/api/account/recovery/remove', split('two')],
        ['POST', '/api/account/delete', { confirmation: 'DELETE' }],
      ]
      for (const [verb, path, body] of asked) {
        assert.deepEqual(await one.ask(verb, path, body), CODE_NEEDED, path)
      }
      const again = await enter(email, one.browser)
      assert.equal((await again.ask('POST', '/api/account/export', {}))[0], 204)
      assert.match((await mailTo(email)).subject, /recovery phrase .* was shown/)
    })

    it('signs every browser out, and lets each in with a link and a code again', async () => {
      const email = 'out@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      site.clock.move(DAY_MS)
      assert.equal((await two.ask('POST', '/api/account/sign-out', {}))[0], 204)
      assert.match((await mailTo(email)).subject, /signed out of .* everywhere/)
      assert.deepEqual(await one.ask('GET', '/api/session'), [200, null])
      assert.deepEqual(await two.ask('GET', '/api/keys'), [401, { error: 'SIGNED_OUT' }])
      const { body } = await one.browser.begin(email)
      assert.equal(memberOf(body, 'step'), 'device')
      await mailTo(email)
      site.clock.move(MINUTE_MS)
      const back = await enter(email, one.browser)
      assert.deepEqual(await back.ask('GET', '/api/keys'), [200, { loginShare: 'login-one' }])
    })

    it('deletes the account, and makes another one for the address afterwards', async () => {
      const email = 'gone@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      await one.set(PASSKEY)
      await mailTo(email)
      assert.equal((await one.ask('POST', '/api/account/delete', {}))[0], 400)
      const [status] = await one.ask('POST', '/api/account/delete', { confirmation: 'DELETE' })
      assert.equal(status, 204)
      const mail = await mailTo(email)
      assert.match(mail.subject, /was deleted/)
      assert.match(mail.text, /a new account is made, with other addresses/)
      assert.deepEqual(await one.ask('GET', '/api/session'), [200, null])
      site.clock.move(MINUTE_MS)
      const next = await enter(email)
      assert.equal(await next.wallet(), null)
      assert.deepEqual(await next.recover(), NO_SHARES)
      const other = { ...split('x'), addresses: { ...ADDRESSES, eip155: `0x${'b'.repeat(40)}` } }
      assert.equal(await next.store(other), 204)
    })

    it('signs in on the site’s own account page, and for no other page of no project', async () => {
      const browser = createBrowser(site)
      const own = { hostOrigin: site.url, projectId: 'account' }
      assert.equal((await browser.begin('page@example.com', own)).status, 200)
      const others = [
        { hostOrigin: 'https://evil.example', projectId: 'account' },
        { hostOrigin: site.url, projectId: 'unknown' },
      ]
      for (const other of others) {
        const { status, body } = await browser.begin('page2@example.com', other)
        assert.deepEqual([status, body], [403, { error: 'HOST_NOT_ALLOWED' }])
      }
    })

    it('does none of this for a visitor who is signed out', async () => {
      const browser = createBrowser(site)
      const answers = await Promise.all([
        browser.request('GET', '/api/account/fresh'),
        browser.post('/api/account/export', {}),
        browser.request('PUT', '/api/account/recovery', method(PASSKEY)),
        browser.post('/api/account/recovery/remove', split('one')),
        browser.post('/api/account/sign-out', {}),
        browser.post('/api/account/delete', { confirmation: 'DELETE' }),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        answers.map(() => 401),
      )
    })
  })
}
