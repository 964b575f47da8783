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
const NO_SHARES = [404, { error: 'NO_SHARES' }]

for (const store of STORES) {
  describe(`shares, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    /** A signed-in browser, with its requests for shares. */
    async function enter(email: string, browser = createBrowser(site)) {
      const { session, answer } = await browser.logIn(email)
      const ask = async (method: string, path: string, body?: unknown) => {
        const { status, body: said } = await browser.request(method, path, body, session)
        return [status, said]
      }
      return {
        browser,
        wallet: memberOf(answer.body, 'wallet'),
        store: async (shares: unknown) => (await ask('PUT', '/api/keys', shares))[0],
        read: () => ask('GET', '/api/keys'),
        recover: () => ask('POST', '/api/keys/recover', {}),
        session: async () => memberOf((await ask('GET', '/api/session'))[1], 'wallet'),
      }
    }

    it('are returned to a device: its own login share, and no other', async () => {
      const one = await enter('ann@example.com')
      assert.deepEqual(await one.read(), NO_SHARES)
      assert.equal(await one.store(split('one')), 204)
      assert.deepEqual(await one.read(), [200, { loginShare: 'login-one' }])
      assert.deepEqual(await one.session(), {
        addresses: ADDRESSES,
        hasDeviceShares: true,
        recovery: 'server',
      })
      site.clock.move(MINUTE_MS)
      const other = await enter('ann@example.com')
      assert.deepEqual(other.wallet, {
        addresses: ADDRESSES,
        hasDeviceShares: false,
        recovery: 'server',
      })
      assert.deepEqual(await other.read(), NO_SHARES)
      const stranger = await enter('bob@example.com')
      assert.equal(stranger.wallet, null)
      assert.deepEqual(await stranger.read(), NO_SHARES)
    })

    it('fix the addresses with the first split', async () => {
      const one = await enter('fixed@example.com')
      await one.store(split('one'))
      for (const addresses of [
        { ...ADDRESSES, eip155: `0x${'b'.repeat(40)}` },
        { ...ADDRESSES, solana: '1'.repeat(32) },
      ]) {
        assert.equal(await one.store({ ...split('two'), addresses }), 400)
      }
      assert.deepEqual(await one.read(), [200, { loginShare: 'login-one' }])
      assert.equal(await one.store(split('three')), 204)
      assert.deepEqual(await one.read(), [200, { loginShare: 'login-three' }])
    })

    it('fix the addresses once for two concurrent first splits', async () => {
      const one = await enter('first@example.com')
      const other = { ...split('b'), addresses: { ...ADDRESSES, eip155: `0x${'b'.repeat(40)}` } }
      const answers = await Promise.all([one.store(split('a')), one.store(other)])
      assert.deepEqual([...answers].sort(), [204, 400])
    })

    it('of the newest split are recovered on a device without one, and the owner is notified', async () => {
      const email = 'recover@example.com'
      const one = await enter(email)
      await one.store(split('one'))
      site.clock.move(MINUTE_MS)
      const two = await enter(email)
      await two.store(split('two'))
      site.clock.move(MINUTE_MS)
      const three = await enter(email)
      assert.deepEqual(await three.recover(), [
        200,
        { loginShare: 'login-two', recoveryShare: 'recovery-two', seal: null },
      ])
      const mail = await site.mailbox.nextMail(email)
      assert.match(mail.subject, /was recovered on a device/)
      assert.equal(await three.store(split('three')), 204)
      assert.deepEqual(await one.read(), [200, { loginShare: 'login-one' }])
    })

    it('are recovered once per login, within five minutes of its code', async () => {
      const email = 'once@example.com'
      const one = await enter(email)
      assert.deepEqual(await one.recover(), NO_SHARES)
      await one.store(split('one'))
      site.clock.move(5 * MINUTE_MS)
      assert.equal((await one.recover())[0], 200)
      assert.deepEqual(await one.recover(), NO_SHARES)
      await site.mailbox.nextMail(email)
      const again = await enter(email, one.browser)
      site.clock.move(5 * MINUTE_MS + 1)
      assert.deepEqual(await again.recover(), NO_SHARES)
    })

    it('are returned to one of two concurrent requests', async () => {
      const one = await enter('race@example.com')
      await one.store(split('one'))
      const statuses = (await Promise.all([one.recover(), one.recover()])).map(([status]) => status)
      assert.deepEqual(statuses.sort(), [200, 404])
    })

    it('must have the right form, as must addresses', async () => {
      const one = await enter('form@example.com')
      for (const wrong of [
        {},
        { ...split('one'), loginShare: 'not base64url!' },
        { ...split('one'), recoveryShare: 'A'.repeat(513) },
        { ...split('one'), addresses: { ...ADDRESSES, eip155: '0x12' } },
        { ...split('one'), addresses: { ...ADDRESSES, solana: '0OIl' } },
      ]) {
        assert.equal(await one.store(wrong), 400)
      }
    })

    it('are unavailable to a signed-out user', async () => {
      const browser = createBrowser(site)
      const statuses = await Promise.all([
        browser.request('PUT', '/api/keys', split('one')),
        browser.request('GET', '/api/keys'),
        browser.request('POST', '/api/keys/recover', {}),
        browser.request('POST', '/api/audit', {}),
      ])
      assert.deepEqual(
        statuses.map(({ status }) => status),
        [401, 401, 401, 401],
      )
    })
  })
}
