import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, memberOf, textIn } from '../tools/createBrowser'
import { otherThan, signIn } from '../tools/emailChange'
import { HOST_ORIGIN, startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { Answer } from '../tools/createBrowser'
import type { TestSite } from '../tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const ADDRESSES = { eip155: `0x${'a'.repeat(40)}`, solana: '1'.repeat(32) }

const addressOf = ({ body }: Answer) =>
  memberOf(memberOf(memberOf(body, 'wallet'), 'addresses'), 'eip155')
const refusalOf = ({ status, body }: Answer) => [status, memberOf(body, 'error')]

for (const store of STORES) {
  describe(`changing an email address, over ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    it('asks for a code at both addresses, and keeps the account under the new one', async () => {
      const ann = await signIn(site, 'ann@example.com')
      const shares = {
        addresses: ADDRESSES,
        loginShare: 'l'.repeat(43),
        recoveryShare: 'r'.repeat(43),
      }
      await ann.browser.request('PUT', '/api/keys', shares, ann.session)
      const user = textIn((await ann.readSession()).body, 'userId')

      const begun = await ann.begin(' Ann@New.Example.com ')
      assert.equal(begun.status, 200)
      assert.equal(textIn(begun.body, 'step'), 'primary')
      const changeId = textIn(begun.body, 'changeId')
      const first = await site.mailbox.nextMail('ann@example.com')
      assert.match(first.subject, /^\d{6} is your code to change your email for Example Wallet$/)
      assert.ok(first.text.includes('to ann@new.example.com.'))
      assert.ok(first.text.includes(HOST_ORIGIN))
      const passed = await ann.enter('primary', changeId, first.subject.slice(0, 6))
      assert.equal(passed.status, 204)

      const second = await site.mailbox.nextMail('ann@new.example.com')
      assert.match(second.subject, /^\d{6} is your code to use this address for Example Wallet$/)
      assert.doesNotMatch(second.text, /ann@example\.com/)
      const done = await ann.enter('secondary', changeId, second.subject.slice(0, 6))
      assert.deepEqual([done.status, done.body], [200, { email: 'ann@new.example.com' }])

      const session = await ann.readSession()
      assert.equal(textIn(session.body, 'email'), 'ann@new.example.com')
      assert.equal(textIn(session.body, 'userId'), user)
      assert.equal(addressOf(session), ADDRESSES.eip155)
    })

    it('notifies both mailboxes, tells the old one what to do, and does not name the new one there', async () => {
      const tom = await signIn(site, 'tom@example.com')
      await tom.change('tom@new.example.com')
      const old = await site.mailbox.nextMail('tom@example.com')
      assert.match(old.subject, /was changed$/)
      assert.match(old.text, /If it was not you, .*Tell the operator of Example Wallet at once/)
      assert.doesNotMatch(old.text, /tom@new/)
      const now = await site.mailbox.nextMail('tom@new.example.com')
      assert.match(now.subject, /^This address now opens your Example Wallet account$/)
    })

    it('lets the new address into the same account, and gives the old one a new account', async () => {
      const eve = await signIn(site, 'eve@example.com')
      const shares = {
        addresses: ADDRESSES,
        loginShare: 'l'.repeat(43),
        recoveryShare: 'r'.repeat(43),
      }
      await eve.browser.request('PUT', '/api/keys', shares, eve.session)
      await eve.change('eve@new.example.com')
      site.clock.move(MINUTE_MS)
      // This browser is known to the new address as it was to the old one.
      await site.mailbox.nextMail('eve@new.example.com')
      const again = await eve.browser.logIn('eve@new.example.com')
      assert.equal(addressOf(again.answer), ADDRESSES.eip155)
      site.clock.move(MINUTE_MS)
      await site.mailbox.nextMail('eve@example.com')
      const stranger = await createBrowser(site).logIn('eve@example.com')
      assert.equal(memberOf(stranger.answer.body, 'wallet'), null)
      assert.notEqual(textIn(stranger.answer.body, 'userId'), textIn(again.answer.body, 'userId'))
    })

    it('ends the sessions of all other devices, and keeps this one', async () => {
      const here = await signIn(site, 'two@example.com')
      const there = await signIn(site, 'two@example.com')
      await here.change('two@new.example.com')
      assert.equal((await there.readSession()).body, null)
      assert.equal(textIn((await here.readSession()).body, 'email'), 'two@new.example.com')
    })

    it('answers alike for an address of another account, notifies that mailbox, and changes nothing', async () => {
      await signIn(site, 'taken@example.com')
      const zoe = await signIn(site, 'zoe@example.com')
      const free = await signIn(site, 'yan@example.com')
      const [begun, alike] = [
        await zoe.begin('taken@example.com'),
        await free.begin('free@example.com'),
      ]
      assert.equal(begun.status, alike.status)
      assert.deepEqual(Object.keys(begun.body as object), Object.keys(alike.body as object))
      const changeId = textIn(begun.body, 'changeId')
      const passed = await zoe.enter('primary', changeId, await zoe.nextCode('zoe@example.com'))
      assert.equal(passed.status, 204)
      const told = await site.mailbox.nextMail('taken@example.com')
      assert.match(told.subject, /^This address already has an account for Example Wallet$/)
      assert.doesNotMatch(`${told.subject}\n${told.text}`, /\b\d{6}\b|zoe@/)
      const guess = await zoe.enter('secondary', changeId, '123456')
      assert.deepEqual(refusalOf(guess), [400, 'CODE_WRONG'])
      assert.equal(textIn((await zoe.readSession()).body, 'email'), 'zoe@example.com')
    })

    it('refuses an address that another account took while the code was on its way', async () => {
      const kim = await signIn(site, 'kim@example.com')
      const changeId = await kim.passPrimary('race@example.com')
      const code = await kim.nextCode('race@example.com')
      await createBrowser(site).logIn('race@example.com')
      const late = await kim.enter('secondary', changeId, code)
      assert.deepEqual(refusalOf(late), [400, 'CODE_EXPIRED'])
      assert.equal(textIn((await kim.readSession()).body, 'email'), 'kim@example.com')
    })

    it('accepts a code only for its own step, change and session, and only once', async () => {
      const sam = await signIn(site, 'sam@example.com')
      const other = await signIn(site, 'sam@example.com')
      const stranger = await signIn(site, 'stranger@example.com')
      const changeId = textIn((await sam.begin('sam@new.example.com')).body, 'changeId')
      const first = await sam.nextCode('sam@example.com')
      const expired = [400, 'CODE_EXPIRED']
      assert.deepEqual(refusalOf(await sam.enter('secondary', changeId, first)), expired)
      assert.deepEqual(refusalOf(await other.enter('primary', changeId, first)), expired)
      assert.deepEqual(refusalOf(await stranger.enter('primary', changeId, first)), expired)
      const twice = await Promise.all([
        sam.enter('primary', changeId, first),
        sam.enter('primary', changeId, first),
      ])
      assert.deepEqual(twice.map(({ status }) => status).sort(), [204, 400])
      const second = await sam.nextCode('sam@new.example.com')
      const both = await Promise.all([
        sam.enter('secondary', changeId, second),
        sam.enter('secondary', changeId, second),
      ])
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400])
    })

    it('invalidates a code with the fifth wrong attempt, and after 20 minutes', async () => {
      const pat = await signIn(site, 'pat@example.com')
      const changeId = textIn((await pat.begin('pat@new.example.com')).body, 'changeId')
      const code = await pat.nextCode('pat@example.com')
      for (let tries = 0; tries < 4; tries += 1) {
        const wrong = await pat.enter('primary', changeId, otherThan(code))
        assert.deepEqual(refusalOf(wrong), [400, 'CODE_WRONG'])
      }
      const fifth = await pat.enter('primary', changeId, otherThan(code))
      assert.deepEqual(refusalOf(fifth), [400, 'CODE_SPENT'])
      assert.deepEqual(refusalOf(await pat.enter('primary', changeId, code)), [400, 'CODE_SPENT'])
      site.clock.move(MINUTE_MS)
      const next = textIn((await pat.begin('pat@new.example.com')).body, 'changeId')
      const late = await pat.nextCode('pat@example.com')
      site.clock.move(20 * MINUTE_MS)
      assert.deepEqual(refusalOf(await pat.enter('primary', next, late)), [400, 'CODE_EXPIRED'])
    })

    it('ends a change with the next one, and with the session', async () => {
      const lee = await signIn(site, 'lee@example.com')
      const first = textIn((await lee.begin('lee@one.example.com')).body, 'changeId')
      const code = await lee.nextCode('lee@example.com')
      site.clock.move(MINUTE_MS)
      const second = textIn((await lee.begin('lee@two.example.com')).body, 'changeId')
      assert.deepEqual(refusalOf(await lee.enter('primary', first, code)), [400, 'CODE_EXPIRED'])
      await lee.browser.post('/api/session/end', {}, lee.session)
      const after = await lee.enter('primary', second, await lee.nextCode('lee@example.com'))
      assert.deepEqual(refusalOf(after), [401, 'SIGNED_OUT'])
    })

    it('requires a session, a page of the project and another address', async () => {
      const guest = await createBrowser(site).post('/api/email/change', {})
      assert.deepEqual(refusalOf(guest), [401, 'SIGNED_OUT'])
      const may = await signIn(site, 'may@example.com')
      const foreign = await may.begin('may@new.example.com', { hostOrigin: 'https://evil.example' })
      assert.deepEqual(refusalOf(foreign), [403, 'HOST_NOT_ALLOWED'])
      assert.deepEqual(refusalOf(await may.begin('may')), [400, 'EMAIL_INVALID'])
      assert.deepEqual(refusalOf(await may.begin('MAY@example.com')), [400, 'EMAIL_INVALID'])
      assert.deepEqual(refusalOf(await may.ask('primary', { code: '1' })), [400, 'BAD_REQUEST'])
    })

    it('sends one code in 30 s and ten in an hour, to an account and to a new address', async () => {
      const jo = await signIn(site, 'jo@example.com')
      await jo.begin('jo@new.example.com')
      const soon = await jo.begin('jo@new.example.com')
      assert.deepEqual(refusalOf(soon), [429, 'TOO_MANY_REQUESTS'])
      assert.equal(memberOf(soon.body, 'retryAfterSeconds'), 30)
      for (let sent = 1; sent < 10; sent += 1) {
        site.clock.move(31_000)
        assert.equal((await jo.begin('jo@new.example.com')).status, 200)
      }
      site.clock.move(31_000)
      assert.deepEqual(refusalOf(await jo.begin('jo@new.example.com'))[0], 429)

      site.clock.move(DAY_MS)
      const [one, two] = [
        await signIn(site, 'one@example.com'),
        await signIn(site, 'dos@example.com'),
      ]
      await one.passPrimary('victim@example.com')
      const changeId = textIn((await two.begin('victim@example.com')).body, 'changeId')
      const code = await two.nextCode('dos@example.com')
      assert.equal((await two.enter('primary', changeId, code)).status, 429)
      // The code was right: it works once the address may be emailed again.
      site.clock.move(31_000)
      assert.equal((await two.enter('primary', changeId, code)).status, 204)
    })
  })
}
