import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createFarcasterControl, startFarcaster } from '@redux-wallet-modal/sandbox/logins'
import { memberOf, textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { TestSite } from '../tools/startTestSite'

const MINUTE_MS = 60_000

for (const store of STORES) {
  describe(`logging in with Farcaster, over ${store.name}`, () => {
    let site: TestSite
    let relay: Awaited<ReturnType<typeof startFarcaster>>
    let app: ReturnType<typeof createFarcasterControl>
    before(async () => {
      relay = await startFarcaster({ port: 0 })
      app = createFarcasterControl(relay.url)
      site = await startTestSite(store, {
        farcaster: { relayUrl: relay.url, rpcUrl: relay.rpcUrl },
        hooks: { farcasterPollMs: 10, farcasterTimeoutMs: 2_000 },
      })
    })
    beforeEach(async () => {
      site.clock.move(24 * 60 * MINUTE_MS)
      await app.reset()
    })
    after(async () => {
      await site.close()
      await relay.close()
    })

    const open = async (browser = createSocialBrowser(site)) => {
      const { body } = await browser.post('/api/social/farcaster', browser.outside)
      const channel = {
        loginId: textIn(body, 'loginId'),
        channelToken: textIn(body, 'channelToken'),
      }
      const wait = (more: Record<string, unknown> = {}) =>
        browser.post('/api/social/farcaster/await', {
          ...channel,
          deviceId: browser.deviceId,
          ...more,
        })
      return { ...channel, url: textIn(body, 'url'), wait, browser }
    }
    const sessionIn = (body: unknown) => memberOf(body, 'session')

    it('waits for the app, and creates a session without an address', async () => {
      const { url, channelToken, wait } = await open()
      assert.equal(url, `${relay.url}/app?channelToken=${channelToken}`)
      const waiting = wait()
      await app.sign({ channelToken })
      const { body, status, headers } = await waiting
      assert.equal(status, 200)
      assert.equal(memberOf(sessionIn(body), 'email'), null)
      assert.equal(textIn(sessionIn(body), 'authProvider'), 'farcaster')
      assert.equal(textIn(sessionIn(body), 'userName'), 'marisol')
      assert.match(headers.get('set-cookie') ?? '', /^__Host-session=/)
    })

    it('finds the same user each time, and another for another id', async () => {
      const logIn = async (userName: string) => {
        const { wait } = await open()
        await app.sign({ userName })
        return textIn(sessionIn((await wait()).body), 'userId')
      }
      const marisol = await logIn('marisol')
      assert.equal(await logIn('marisol'), marisol)
      assert.notEqual(await logIn('joao.eth'), marisol)
    })

    it('works from the page of the app', async () => {
      const { url, wait } = await open()
      assert.match(await (await fetch(url)).text(), /Sign in as marisol/)
      const pressed = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ person: 'marisol' }),
      })
      assert.match(await pressed.text(), /Signed in/)
      assert.equal(textIn(sessionIn((await wait()).body), 'userName'), 'marisol')
      assert.equal((await fetch(url)).status, 404)
    })

    const refused = { error: 'LOGIN_EXPIRED' }
    it('refuses a visitor who claims an id that is not theirs', async () => {
      const { wait } = await open()
      await app.claim(1002)
      await app.sign({ userName: 'marisol' })
      assert.deepEqual((await wait()).body, refused)
    })

    it('refuses a message signed for another site', async () => {
      const { wait } = await open()
      await app.signFor('evil.example')
      await app.sign()
      assert.deepEqual((await wait()).body, refused)
    })

    it('refuses a message signed for another login', async () => {
      const [mine, theirs] = [await open(), await open()]
      await app.sign({ channelToken: theirs.channelToken })
      assert.deepEqual((await mine.wait({ channelToken: theirs.channelToken })).body, refused)
      assert.deepEqual((await mine.wait()).body, refused)
    })

    it('creates no session for another device, too late, or twice', async () => {
      const { wait, channelToken } = await open()
      await app.sign({ channelToken })
      assert.deepEqual((await wait({ deviceId: 'x'.repeat(43) })).body, refused)
      assert.equal((await wait()).status, 200)
      assert.deepEqual((await wait()).body, refused)
      const late = await open()
      await app.sign({ channelToken: late.channelToken })
      site.clock.move(10 * MINUTE_MS)
      assert.deepEqual((await late.wait()).body, refused)
    })

    it('reports a relay that does not respond', async () => {
      const { wait, browser } = await open()
      await app.refuse(true)
      assert.deepEqual((await wait()).body, { error: 'PROVIDER_UNREACHABLE' })
      const { status } = await browser.post('/api/social/farcaster', browser.outside)
      assert.equal(status, 502)
    })

    it('gives up on a slow relay, and lets the user retry', async () => {
      const { wait, channelToken, browser } = await open()
      await app.slow(60_000)
      const opening = browser.post('/api/social/farcaster', browser.outside)
      assert.deepEqual((await wait()).body, { error: 'PROVIDER_UNREACHABLE' })
      assert.deepEqual((await opening).body, { error: 'PROVIDER_UNREACHABLE' })
      await app.slow(0)
      await app.sign({ channelToken })
      assert.equal(textIn(sessionIn((await wait()).body), 'userName'), 'marisol')
    })

    it('is not offered unless it is configured', async () => {
      const other = await startTestSite(store)
      const browser = createSocialBrowser(other)
      const { body } = await browser.post('/api/social/farcaster', browser.outside)
      assert.deepEqual(body, { error: 'PROVIDER_NOT_OFFERED' })
      await other.close()
    })
  })
}
