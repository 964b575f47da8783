import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { codeIn, createBrowser, linkTokenIn, memberOf, textIn } from './tools/createBrowser'
import { HOST_ORIGIN, startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

const membersOf = (body: unknown) => (body instanceof Object ? Object.keys(body) : [])

for (const store of STORES) {
  describe(`logging in, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    it('sends a device a link the first time and a code the second', async () => {
      const browser = createBrowser(site)
      const first = await browser.logIn('ann@example.com')
      assert.equal(first.answer.status, 200)
      assert.equal(textIn(first.answer.body, 'email'), 'ann@example.com')
      site.clock.move(MINUTE_MS)
      const second = await browser.begin('ann@example.com')
      assert.equal(textIn(second.body, 'step'), 'code')
    })

    it('sends a link for each new device of an account', async () => {
      await createBrowser(site).logIn('two@example.com')
      site.clock.move(MINUTE_MS)
      const other = await createBrowser(site).begin('two@example.com')
      assert.equal(textIn(other.body, 'step'), 'device')
    })

    it('answers a known and an unknown address alike', async () => {
      await createBrowser(site).logIn('known@example.com')
      site.clock.move(MINUTE_MS)
      const known = await createBrowser(site).begin('known@example.com')
      const unknown = await createBrowser(site).begin('unknown@example.com')
      assert.equal(known.status, unknown.status)
      assert.deepEqual(membersOf(known.body), membersOf(unknown.body))
      assert.equal(textIn(known.body, 'step'), textIn(unknown.body, 'step'))
      const names = ({ headers }: { headers: Headers }) => [...headers.keys()].sort()
      assert.deepEqual(names(known), names(unknown))
    })

    it('puts the code first in subject and text, and names the requesting page', async () => {
      const { mail, code } = await createBrowser(site).askForCode('mail@example.com')
      assert.match(code, /^\d{6}$/)
      assert.ok(mail.subject.startsWith(`${code} `))
      assert.ok(mail.text.startsWith(`${code} `))
      assert.match(mail.html, new RegExp(`<body>\\s*<p>${code} `))
      assert.ok(mail.text.includes(HOST_ORIGIN))
      assert.match(mail.text, /Nobody from Example Wallet will ever ask you for it/)
      assert.match(mail.from, /Example Wallet.*no-reply@localhost/)
    })

    it('emails a link that names page and device', async () => {
      await createBrowser(site).begin('device@example.com')
      const mail = await site.mailbox.nextMail('device@example.com')
      assert.ok(mail.text.startsWith('Chrome on Windows wants to log in'))
      assert.ok(mail.text.includes(HOST_ORIGIN))
      assert.ok(mail.text.includes(`${site.url}/approve-device#${linkTokenIn(mail.text)}`))
      assert.doesNotMatch(`${mail.subject}\n${mail.text}`, /\b\d{6}\b/)
    })

    it('approves no device when an email scanner follows the link', async () => {
      const browser = createBrowser(site)
      const { body } = await browser.begin('scanned@example.com')
      const loginId = textIn(body, 'loginId')
      const link = linkTokenIn((await site.mailbox.nextMail('scanned@example.com')).text)
      const page = await fetch(`${site.url}/approve-device#${link}`)
      assert.equal(page.status, 200)
      const question = await browser.post('/api/device/question', { linkToken: link })
      assert.equal(textIn(question.body, 'hostOrigin'), HOST_ORIGIN)
      assert.equal(textIn(question.body, 'deviceName'), 'Chrome on Windows')
      assert.deepEqual((await browser.enter(loginId, '123456')).body, { error: 'BAD_REQUEST' })
      assert.deepEqual((await browser.decide(link, 'approve')).status, 204)
      assert.ok(codeIn((await site.mailbox.nextMail('scanned@example.com')).subject))
    })

    it('notifies the waiting browser as soon as the link is approved in another one', async () => {
      const browser = createBrowser(site)
      const { body } = await browser.begin('waits@example.com')
      const waiting = browser.post('/api/login/device', { loginId: textIn(body, 'loginId') })
      const link = linkTokenIn((await site.mailbox.nextMail('waits@example.com')).text)
      await createBrowser(site).decide(link, 'approve')
      assert.deepEqual((await waiting).body, { isApproved: true })
    })

    it('ends the wait of a declined device, and sends it no code', async () => {
      const browser = createBrowser(site)
      const { body } = await browser.begin('no@example.com')
      const waiting = browser.post('/api/login/device', { loginId: textIn(body, 'loginId') })
      const link = linkTokenIn((await site.mailbox.nextMail('no@example.com')).text)
      await browser.decide(link, 'decline')
      assert.deepEqual((await waiting).body, { error: 'DEVICE_EXPIRED' })
      const late = await browser.decide(link, 'approve')
      assert.deepEqual(late.body, { error: 'DEVICE_EXPIRED' })
      assert.equal(site.mailbox.mails().filter(({ to }) => to === 'no@example.com').length, 1)
    })

    it('accepts a link for 20 minutes', async () => {
      const browser = createBrowser(site)
      const { body } = await browser.begin('old-link@example.com')
      const link = linkTokenIn((await site.mailbox.nextMail('old-link@example.com')).text)
      site.clock.move(20 * MINUTE_MS)
      const pressed = await browser.decide(link, 'approve')
      assert.deepEqual(pressed.body, { error: 'DEVICE_EXPIRED' })
      const waited = await browser.post('/api/login/device', { loginId: textIn(body, 'loginId') })
      assert.deepEqual(waited.body, { error: 'DEVICE_EXPIRED' })
    })

    it('invalidates a code with the fifth wrong attempt', async () => {
      const browser = createBrowser(site)
      const { loginId, code } = await browser.askForCode('spent@example.com')
      const wrong = code === '000000' ? '000001' : '000000'
      const errors = []
      for (let tries = 0; tries < 5; tries += 1) {
        errors.push(textIn((await browser.enter(loginId, wrong)).body, 'error'))
      }
      assert.deepEqual(errors, [...Array<string>(4).fill('CODE_WRONG'), 'CODE_SPENT'])
      assert.deepEqual((await browser.enter(loginId, code)).body, { error: 'CODE_SPENT' })
    })

    it('accepts the right code at the fifth attempt', async () => {
      const browser = createBrowser(site)
      const { loginId, code } = await browser.askForCode('fifth@example.com')
      const wrong = code === '000000' ? '000001' : '000000'
      for (let tries = 0; tries < 4; tries += 1) await browser.enter(loginId, wrong)
      assert.equal((await browser.enter(loginId, code)).status, 200)
    })

    it('refuses invalid addresses, unlisted pages and malformed requests', async () => {
      const browser = createBrowser(site)
      const begin = async (more: Record<string, unknown>) => {
        const { status, body } = await browser.begin('x@example.com', more)
        return [status, textIn(body, 'error')]
      }
      assert.deepEqual(await begin({ email: 'nobody' }), [400, 'EMAIL_INVALID'])
      assert.deepEqual(await begin({ hostOrigin: 'https://evil.example' }), [
        403,
        'HOST_NOT_ALLOWED',
      ])
      assert.deepEqual(await begin({ projectId: 'other' }), [403, 'HOST_NOT_ALLOWED'])
      assert.deepEqual(await begin({ deviceId: 'short' }), [400, 'BAD_REQUEST'])
      assert.deepEqual(await begin({ hostOrigin: `${HOST_ORIGIN}/path` }), [400, 'BAD_REQUEST'])
    })

    it('creates one account per address, however often it logs in', async () => {
      const [one, other] = [createBrowser(site), createBrowser(site)]
      await one.logIn('same@example.com')
      site.clock.move(MINUTE_MS)
      const { session } = await one.logIn('same@example.com')
      const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) }
      const shares = { addresses, loginShare: 'AAAA', recoveryShare: 'BBBB' }
      await one.request('PUT', '/api/keys', shares, session)
      site.clock.move(MINUTE_MS)
      const { answer } = await other.logIn('same@example.com')
      assert.deepEqual(memberOf(answer.body, 'wallet'), {
        addresses,
        hasDeviceShares: false,
        recovery: 'server',
      })
    })
  })

  describe(`a short wait for a device, over ${store.name}`, () => {
    it('reports that the link was not approved yet, so that the page asks again', async () => {
      const site = await startTestSite(store, { hooks: { deviceWaitMs: 20 } })
      try {
        const browser = createBrowser(site)
        const { body } = await browser.begin('ann@example.com')
        const waited = await browser.post('/api/login/device', { loginId: textIn(body, 'loginId') })
        assert.deepEqual(waited.body, { isApproved: false })
      } finally {
        await site.close()
      }
    })
  })
}
