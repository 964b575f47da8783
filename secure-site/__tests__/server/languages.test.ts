import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser, textIn } from './tools/createBrowser'
import { createSocialBrowser } from './tools/createSocialBrowser'
import { startSocialSite } from './tools/startSocialSite'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import { createPopup } from './tools/visitProvider'
import type { TestSite } from './tools/startTestSite'

const speaking = (language: string) => ({ headers: { 'accept-language': language } })

for (const store of STORES) {
  describe(`the language of mails, ${store.name}`, () => {
    let site: TestSite
    before(async () => {
      site = await startTestSite(store)
    })
    beforeEach(() => site.clock.move(24 * 3_600_000))
    after(() => site.close())

    const linkMailOf = async (email: string, language: string) => {
      await createBrowser(site, speaking(language)).begin(email)
      return site.mailbox.nextMail(email)
    }

    it('is that of the requesting page, in the link and the page behind it', async () => {
      const mail = await linkMailOf('erika@example.com', 'de')
      assert.match(mail.subject, /^Ein neues Gerät bei .* zulassen\?$/)
      assert.match(mail.text, /^Chrome auf Windows möchte sich/)
      assert.match(mail.text, /\/approve-device\?lang=de#[-\w]{43}\n/)
      assert.match(mail.html, /<html lang="de" dir="ltr">/)
      assert.doesNotMatch(mail.text, /[{}]/)
    })

    it('sets the text direction, and keeps the link and the code unchanged', async () => {
      const browser = createBrowser(site, speaking('ar-EG, en;q=0.5'))
      const { body } = await browser.begin('layla@example.com')
      const mail = await site.mailbox.nextMail('layla@example.com')
      assert.match(mail.html, /<html lang="ar" dir="rtl">/)
      const token = /\/approve-device\?lang=ar#([-\w]{43})\n/.exec(mail.text)?.[1] ?? ''
      // The link is opened in a browser with a different language.
      await createBrowser(site, speaking('fr')).decide(token, 'approve')
      const code = await site.mailbox.nextMail('layla@example.com')
      assert.match(code.subject, /^\d{6} هو رمزك/)
      assert.match(code.text, /^\d{6} هو رمزك/)
      const answer = await browser.enter(textIn(body, 'loginId'), code.subject.slice(0, 6))
      assert.equal(answer.status, 200)
      const token2 = textIn(answer.body, 'token')
      // Later emails use the language of the login.
      await browser.post('/api/account/sign-out', {}, { authorization: `Bearer ${token2}` })
      assert.match((await site.mailbox.nextMail('layla@example.com')).subject, /^سُجّل خروجك من/)
    })

    it('is English for an unsupported language, and for an invalid one', async () => {
      for (const [at, language] of ['nl', '*', '../../etc/passwd', 'x'.repeat(5_000)].entries()) {
        const mail = await linkMailOf(`other${String(at)}@example.com`, language)
        assert.match(mail.subject, /^Let a new device into /)
        assert.match(mail.text, /\/approve-device#/)
      }
    })
  })
}

const [store] = STORES

describe('the language of an owner', () => {
  it('does not change when a new browser signs in with a provider', async () => {
    assert.ok(store)
    const site = await startSocialSite(store)
    const subject = async () => (await site.mailbox.nextMail('joao@pereira.example')).subject
    try {
      const [own, second, third] = ['ja', 'fr', 'de'].map(language =>
        createSocialBrowser(site, speaking(language)),
      )
      await own?.logInAt('google', 'joao') // creates the account
      site.clock.move(60_000)
      await second?.logInAt('google', 'joao')
      assert.match(await subject(), /アカウントが新しい端末で/)
      await second?.logInAt('google', 'joao') // known by now
      await third?.logInAt('google', 'joao')
      assert.match(await subject(), /^Votre compte .* sur un nouvel appareil$/)
    } finally {
      await site.close()
    }
  })

  it('is that of the page that the user returns to from a provider', async () => {
    assert.ok(store)
    const site = await startSocialSite(store)
    try {
      const { uri } = await createSocialBrowser(site, speaking('he')).beginVisit('google')
      const { url } = await createPopup().visit(uri, 'joao')
      assert.equal(new URL(url).search, '?lang=he')
    } finally {
      await site.close()
    }
  })
})
