import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { startSocialSite } from '../tools/startSocialSite'
import { HOST_ORIGIN } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { SocialSite } from '../tools/startSocialSite'

const DAY_MS = 24 * 3_600_000
const MARISOL = 'marisol@tide.example'
const JOAO = 'joao@pereira.example'

for (const store of STORES) {
  describe(`what owners are told of logins at providers, over ${store.name}`, () => {
    let site: SocialSite
    before(async () => {
      site = await startSocialSite(store)
    })
    beforeEach(() => site.clock.move(DAY_MS))
    after(() => site.close())

    const nextTo = async (email: string) => {
      const { subject, text } = await site.mailbox.nextMail(email)
      return { subject, text }
    }

    it('a provider was added to the account: once, with what to do', async () => {
      const browser = createSocialBrowser(site)
      await browser.logIn(MARISOL)
      await browser.logInAt('google', 'marisol')
      const { subject, text } = await nextTo(MARISOL)
      assert.equal(subject, 'Google now opens your Example Wallet account')
      assert.ok(text.includes(HOST_ORIGIN), text)
      assert.match(text, /If it was not you, secure your account at Google and this mailbox now/)
      assert.match(text, /sign out everywhere on the account page/)

      // The next email is about the next provider: the known login sent none.
      await browser.logInAt('google', 'marisol')
      await browser.logInAt('discord', 'marisol')
      assert.match((await nextTo(MARISOL)).subject, /^Discord now opens/)
    })

    it('a known provider was used on an unknown device, once', async () => {
      const [first, second] = [createSocialBrowser(site), createSocialBrowser(site)]
      // Creates a user, which needs no notification.
      await first.logInAt('google', 'joao')
      site.clock.move(60_000)
      await second.logInAt('google', 'joao')
      const { subject, text } = await nextTo(JOAO)
      assert.equal(subject, 'Your Example Wallet account was opened with Google on a new device')
      assert.match(text, /^Chrome on Windows logged in/)
      assert.ok(text.includes(HOST_ORIGIN), text)
      assert.match(text, /If it was not you, secure your account at Google/)

      await second.logInAt('google', 'joao')
      await second.logInAt('github', 'joao')
      assert.match((await nextTo(JOAO)).subject, /^GitHub now opens/)
    })

    it('adding a provider on a new device sends one email', async () => {
      await createSocialBrowser(site).logInAt('x', 'marisol')
      assert.match((await nextTo(MARISOL)).subject, /^X now opens/)
      await createSocialBrowser(site).logInAt('apple', 'marisol')
      assert.match((await nextTo(MARISOL)).subject, /^Apple now opens/)
    })

    it('an account that only states the address notifies no owner', async () => {
      const before = site.mailbox.mails().length
      const browser = createSocialBrowser(site)
      await browser.logInAt('github', 'impostor')
      await createSocialBrowser(site).logInAt('github', 'impostor')
      const { mail } = await browser.askForCode(JOAO)
      assert.match(mail.subject, /^\d{6}/)
      const told = site.mailbox.mails().slice(before)
      assert.deepEqual([...new Set(told.map(({ to }) => to))], [JOAO])
    })
  })
}
