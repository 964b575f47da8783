import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, linkTokenIn, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { Answer } from './tools/createBrowser'
import type { TestSite } from './tools/startTestSite'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const LANES = 20
/** 10,000 in the full run, which takes a minute. */
const GUESSES = Number(process.env['GUESSES'] ?? 500)

const errorOf = ({ status, body }: Answer) => (status === 200 ? null : textIn(body, 'error'))
const count = (list: readonly (string | null)[], wanted: string | null) =>
  list.filter(each => each === wanted).length

for (const store of STORES) {
  describe(`attacks on a login, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(24 * HOUR_MS))
    after(() => site.close())

    it(`${GUESSES.toLocaleString('en')} guesses: five are compared`, async () => {
      const browser = createBrowser(site)
      const { loginId, code } = await browser.askForCode('guessed@example.com')
      const guesses = Array.from({ length: GUESSES }, (_, at) =>
        String(at).padStart(6, '0'),
      ).filter(guess => guess !== code)
      const errors: (string | null)[] = []
      const lane = async () => {
        for (let guess = guesses.pop(); guess !== undefined; guess = guesses.pop()) {
          // Varies the IP address, so that the per-address limit is not what stops the guesses.
          const from = {
            'x-forwarded-for': `203.0.${guesses.length % 250}.${guesses.length % 241}`,
          }
          errors.push(
            errorOf(await browser.post('/api/login/code', { loginId, code: guess }, from)),
          )
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      assert.equal(count(errors, null), 0)
      assert.equal(count(errors, 'CODE_WRONG'), 4)
      assert.equal(count(errors, 'CODE_SPENT'), errors.length - 4)
      assert.equal(errorOf(await browser.enter(loginId, code)), 'CODE_SPENT')
    })

    it('guesses across many codes: only fifty per day are compared', async () => {
      const browser = createBrowser(site)
      await browser.logIn('patient@example.com')
      const errors: (string | null)[] = []
      for (let hour = 0; hour < 3; hour += 1) {
        for (let codes = 0; codes < 9; codes += 1) {
          site.clock.move(MINUTE_MS)
          const { loginId, code } = await browser.askForCode('patient@example.com')
          const wrong = code === '000000' ? '000001' : '000000'
          for (let tries = 0; tries < 5; tries += 1) {
            errors.push(errorOf(await browser.enter(loginId, wrong)))
          }
        }
        site.clock.move(HOUR_MS)
      }
      // One of the fifty was the code of the previous login.
      assert.equal(count(errors, 'CODE_WRONG') + count(errors, 'CODE_SPENT'), 49)
      assert.equal(errors.at(-1), 'TOO_MANY_REQUESTS')
    })

    it('replay: a code works once', async () => {
      const browser = createBrowser(site)
      const { loginId, code } = await browser.askForCode('replay@example.com')
      assert.equal((await browser.enter(loginId, code)).status, 200)
      assert.equal(errorOf(await browser.enter(loginId, code)), 'CODE_EXPIRED')
    })

    it('replay: of two concurrent requests with the right code, one gets the session', async () => {
      const browser = createBrowser(site)
      const { loginId, code } = await browser.askForCode('race@example.com')
      const answers = await Promise.all([
        browser.enter(loginId, code),
        browser.enter(loginId, code),
        browser.enter(loginId, code),
      ])
      const errors = answers.map(errorOf)
      assert.equal(count(errors, null), 1)
      assert.equal(count(errors, 'CODE_EXPIRED'), 2)
    })

    it('replay: a link works once', async () => {
      const browser = createBrowser(site)
      await browser.begin('link@example.com')
      const link = linkTokenIn((await site.mailbox.nextMail('link@example.com')).text)
      assert.equal((await browser.decide(link, 'approve')).status, 204)
      assert.equal(errorOf(await browser.decide(link, 'approve')), 'DEVICE_EXPIRED')
    })

    it('two codes at once: only the newest works', async () => {
      const browser = createBrowser(site)
      await browser.logIn('newest@example.com')
      site.clock.move(MINUTE_MS)
      const older = await browser.askForCode('newest@example.com')
      site.clock.move(MINUTE_MS)
      const newer = await browser.askForCode('newest@example.com')
      assert.equal(errorOf(await browser.enter(older.loginId, older.code)), 'CODE_EXPIRED')
      assert.equal((await browser.enter(newer.loginId, newer.code)).status, 200)
    })

    it('two codes at once: a code is not valid for another login', async () => {
      const [ann, bob] = [createBrowser(site), createBrowser(site)]
      const ofAnn = await ann.askForCode('ann@example.com')
      const ofBob = await bob.askForCode('bob@example.com')
      const expected = ofAnn.code === ofBob.code ? null : 'CODE_WRONG'
      assert.equal(errorOf(await bob.enter(ofBob.loginId, ofAnn.code)), expected)
    })

    it('clock off: only the server’s clock counts', async () => {
      const visitorsClock = { date: 'Thu, 01 Jan 1970 00:00:00 GMT' }
      const browser = createBrowser(site, { headers: visitorsClock })
      const intime = await browser.askForCode('clock@example.com')
      site.clock.move(20 * MINUTE_MS - 1)
      assert.equal((await browser.enter(intime.loginId, intime.code)).status, 200)
      site.clock.move(HOUR_MS)
      const late = await browser.askForCode('clock@example.com')
      site.clock.move(20 * MINUTE_MS)
      assert.equal(errorOf(await browser.enter(late.loginId, late.code)), 'CODE_EXPIRED')
    })

    it('address with plus and in capitals: capitals are one account, a plus another', async () => {
      const browser = createBrowser(site)
      const plain = await browser.logIn('Carol@Example.COM')
      assert.equal(textIn(plain.answer.body, 'email'), 'carol@example.com')
      site.clock.move(MINUTE_MS)
      const again = await browser.begin('  carol@example.com ')
      assert.equal(textIn(again.body, 'step'), 'code')
      const plus = await browser.begin('carol+shop@example.com')
      assert.equal(textIn(plus.body, 'step'), 'device')
      assert.equal(
        (await site.mailbox.nextMail('carol+shop@example.com')).to,
        'carol+shop@example.com',
      )
    })

    it('IDN: both spellings of a domain are one account', async () => {
      const browser = createBrowser(site)
      await browser.begin('dora@bücher.example')
      const mail = await site.mailbox.nextMail('dora@xn--bcher-kva.example')
      await browser.decide(linkTokenIn(mail.text), 'approve')
      await site.mailbox.nextMail('dora@xn--bcher-kva.example')
      const again = await browser.begin('dora@XN--BCHER-KVA.example')
      assert.equal(errorOf(again), 'TOO_MANY_REQUESTS')
    })
  })
}
