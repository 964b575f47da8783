import type { Page } from '@playwright/test'
import { texts as arabic } from '../../../secure-site/src/frame/texts/ar'
import { texts as german } from '../../../secure-site/src/frame/texts/de'
import { accountTexts as arabicAccount } from '../../../secure-site/src/frame/account/texts/ar'
import { accountTexts as germanAccount } from '../../../secure-site/src/frame/account/texts/de'
import { layoutProblems } from '../accessibility/layoutProblems'
import { violationsOf } from '../accessibility/violationsOf'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY, MAIL_PAUSE_MS } from '../support/signInByEmail'
import { expect, test } from '../support/test'

const LANGUAGES = [
  {
    tag: 'de',
    dir: 'ltr',
    texts: german,
    accountTexts: germanAccount,
    link: /^Ein neues Gerät bei .+ zulassen\?$/,
    code: /^\d{6} ist Ihr Code für /,
  },
  {
    tag: 'ar',
    dir: 'rtl',
    texts: arabic,
    accountTexts: arabicAccount,
    link: /^السماح لجهاز جديد في /,
    code: /^\d{6} هو رمزك لـ /,
  },
] as const

const problemsOf = async (page: Page) => [
  ...(await violationsOf(page, { isWholePage: true })),
  ...(await layoutProblems(page.getByRole('main'))),
]

for (const { tag, dir, texts, accountTexts, link, code } of LANGUAGES)
  test(`the site speaks the language of the modal, in its frame, its pages and its mails: ${tag}`, async ({
    page,
    context,
    host,
    mailbox,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 720 })
    const email = newEmail()
    const speaksIt = async (shown: Page) => {
      const root = shown.locator('html')
      await expect(root).toHaveAttribute('lang', tag)
      await expect(root).toHaveAttribute('dir', dir)
    }

    await host.goto(`${EMAIL_ONLY}&locale=${tag}`)
    await host.open.click()
    const dialog = page.getByRole('dialog')
    const address = dialog.locator('input[type="email"]')
    await address.fill(email)
    await address.press('Enter')
    await expect.poll(async () => (await mailbox.next(email)).subject).toMatch(link)

    const behind = await context.newPage()
    await behind.setViewportSize({ width: 320, height: 720 })
    await behind.goto(await mailbox.link(email))
    await expect(behind.getByRole('heading', { level: 1 })).toHaveText(texts.device.title)
    await speaksIt(behind)
    expect(await problemsOf(behind)).toEqual([])
    await behind.getByRole('button', { name: texts.device.approve }).click()
    await expect(behind.getByRole('status')).toContainText(texts.device.approved)
    await behind.close()

    await expect.poll(async () => (await mailbox.next(email)).subject).toMatch(code)
    await dialog
      .locator('input[autocomplete="one-time-code"]')
      .first()
      .fill(await mailbox.code(email))
    await expect(host.read('status')).toHaveText('connected')

    await host.signMessage.click()
    const frame = page.frameLocator('iframe#w3m-iframe')
    await expect(frame.getByRole('heading', { level: 1, name: texts.message.title })).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('lang', tag)
    await expect(frame.locator('html')).toHaveAttribute('dir', dir)
    await expect(frame.getByRole('button', { name: texts.reject })).toBeVisible()
    expect(await violationsOf(page, { hasFrames: true })).toEqual([])
    expect(await layoutProblems(frame.getByRole('main'))).toEqual([])
    // Security-relevant text keeps its own direction: addresses from left to right, the origin
    // whole.
    await expect(frame.locator('.address').first()).toHaveAttribute('dir', 'ltr')
    await expect(frame.locator('.host-origin')).toHaveText(new URL(page.url()).origin)
    await frame.getByRole('button', { name: texts.reject }).click()

    const account = await context.newPage()
    await account.setViewportSize({ width: 320, height: 720 })
    await mailbox.passTime(MAIL_PAUSE_MS)
    await account.goto(`${sandboxUrls.secureSite}/account?lang=${tag}`)
    await expect(account.getByRole('heading', { level: 1 })).toBeVisible()
    await speaksIt(account)
    await expect(account).toHaveTitle(accountTexts.title)
    expect(await problemsOf(account)).toEqual([])
  })
