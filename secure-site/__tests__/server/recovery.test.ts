import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { makeKeyProof } from '../../src/shared/keyProof'
import { PARTS_OF_DELETION, partsOfMethod, partsOfRemoval } from '../../src/shared/recovery'
import { addressesOf } from '../../src/frame/keys/deriveAccounts'
import { createBrowser, memberOf, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { RecoverySeal } from '../../src/shared/recovery'
import type { TestSite } from './tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const KEYS = { eip155: new Uint8Array(32).fill(3), solana: new Uint8Array(32).fill(4) }
const ADDRESSES = addressesOf(KEYS)
const split = (name: string) => ({
  addresses: ADDRESSES,
  loginShare: `login-${name}`,
  recoveryShare: `recovery-${name}`,
})
const PASSKEY: RecoverySeal = {
  method: 'passkey',
  credentialId: 'credential-id-of-a-passkey',
  salt: 's'.repeat(43),
}
const PASSWORD: RecoverySeal = {
  method: 'password',
  salt: 's'.repeat(22),
  memoryKib: 65_536,
  passes: 3,
  lanes: 4,
}
const method = (seal: RecoverySeal) => ({
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

    /** A signed-in browser, with the requests of its pages. */
    async function enter(email: string, browser = createBrowser(site)) {
      const { session } = await browser.logIn(email)
      const ask = async (verb: string, path: string, body?: unknown) => {
        const { status, body: said } = await browser.request(verb, path, body, session)
        return [status, said] as const
      }
      const prove = async (parts: readonly string[], key = KEYS.eip155) => {
        const [, answer] = await ask('GET', '/api/account/fresh')
        return makeKeyProof(key, textIn(answer, 'challenge'), parts)
      }
      const set = async (seal: RecoverySeal) => {
        const proof = await prove(partsOfMethod(method(seal)))
        return (await ask('PUT', '/api/account/recovery', { ...method(seal), proof }))[0]
      }
      return {
        browser,
        ask,
        prove,
        set,
        store: async (shares: unknown) => (await ask('PUT', '/api/keys', shares))[0],
        recover: () => ask('POST', '/api/keys/recover', {}),
        wallet: async () => memberOf((await ask('GET', '/api/session'))[1], 'wallet'),
      }
    }
    const mailTo = (email: string) => site.mailbox.nextMail(email)

    it('returns the share of the owner’s method, and none that the server could open', async () => {
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
      // A browser with a share keeps working.
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

    it('stores no server share from a browser that does not know of the method', async () => {
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

    it('replaces a method with another, and removes it with a split of the server’s own', async () => {
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
          proof: '',
        }),
        [400, { error: 'BAD_REQUEST' }],
      )
      const proof = await one.prove(partsOfRemoval(split('new')))
      const removal = { ...split('new'), proof }
      const [status] = await one.ask('POST', '/api/account/recovery/remove', removal)
      assert.equal(status, 204)
      assert.match((await mailTo(email)).subject, /with this mailbox alone again/)
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      assert.deepEqual(await two.recover(), [
        200,
        { loginShare: 'login-new', recoveryShare: 'recovery-new', seal: null },
      ])
    })

    it('refuses a split that would make recovery impossible', async () => {
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

    it('accepts only methods of the required strength', async () => {
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
        const request: object = { ...method(PASSKEY), seal: wrong, proof: '' }
        assert.equal((await one.ask('PUT', '/api/account/recovery', request))[0], 400)
      }
    })

    it('requires a new code after five minutes, for everything but signing out', async () => {
      const email = 'fresh@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      site.clock.move(5 * MINUTE_MS)
      assert.equal((await one.ask('GET', '/api/account/fresh'))[0], 200)
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

    it('does not give up the key to a user who only has the mailbox', async () => {
      const email = 'thief@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      await one.set(PASSKEY)
      await mailTo(email)
      site.clock.move(MINUTE_MS)
      const thief = await enter(email)
      const key = new Uint8Array(32).fill(9)
      const otherParts = await thief.prove([], KEYS.eip155)
      const otherKey = await thief.prove(partsOfMethod(method(PASSWORD)), key)
      // The owner's own proof, from another session.
      const replayed = await one.prove(partsOfMethod(method(PASSWORD)))
      const refused = [403, { error: 'BAD_REQUEST' }]
      for (const proof of ['', otherParts, otherKey, replayed]) {
        const request: object = { ...method(PASSWORD), proof }
        assert.deepEqual(await thief.ask('PUT', '/api/account/recovery', request), refused)
        const removal = { ...split('x'), proof }
        assert.deepEqual(await thief.ask('POST', '/api/account/recovery/remove', removal), refused)
        const deletion = { confirmation: 'DELETE', proof }
        assert.deepEqual(await thief.ask('POST', '/api/account/delete', deletion), refused)
      }
      assert.deepEqual(await thief.recover(), [200, method(PASSKEY)])
    })

    it('deletes an account without a key, and needs no proof', async () => {
      const one = await enter('keyless@example.com')
      const deletion = { confirmation: 'DELETE', proof: '' }
      assert.equal((await one.ask('POST', '/api/account/delete', deletion))[0], 204)
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

    it('deletes the account, and creates a new one for the address afterwards', async () => {
      const email = 'gone@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      await one.set(PASSKEY)
      await mailTo(email)
      assert.equal((await one.ask('POST', '/api/account/delete', {}))[0], 400)
      const proof = await one.prove(PARTS_OF_DELETION)
      const [status] = await one.ask('POST', '/api/account/delete', {
        confirmation: 'DELETE',
        proof,
      })
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

    it('signs in on the site’s own account page, and refuses other origins and projects', async () => {
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

    it('does none of this for a signed-out user', async () => {
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
