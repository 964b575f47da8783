import type { BrowserContext, Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { EmailView } from '../pages/EmailView'
import { HostPage } from '../pages/HostPage'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'

/** The site sends at most one mail per address within this time. */
const CODE_PAUSE_MS = 31_000
const BOTH = '?email=on&wallet=none&relay=none&families=eip155,solana'

/** Signs in by email and returns the account's address as the page shows it. */
async function signInAt(page: Page, mailbox: MailboxControl, email: string, query = BOTH) {
  const host = new HostPage(page)
  const view = new EmailView(page)
  await host.goto(query)
  await host.connectButton.click()
  await view.signIn(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
  return host.read('address').textContent()
}

async function forgetSite(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: sandboxUrls.secureSite,
    storageTypes: 'all',
  })
  await context.clearCookies()
}

test('field #5303: an email has the same address in another browser, and in this one after its data was cleared', async ({
  page,
  context,
  browser,
  baseURL,
  mailbox,
}) => {
  const email = newEmail()
  const address = await signInAt(page, mailbox, email)
  expect(address).toMatch(/^0x[\da-fA-F]{40}$/)

  await mailbox.passTime(CODE_PAUSE_MS)
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  expect(await signInAt(await other.newPage(), mailbox, email.toUpperCase())).toBe(address)
  await other.close()

  await mailbox.passTime(CODE_PAUSE_MS)
  await forgetSite(context, page)
  await page.evaluate(() => localStorage.clear())
  expect(await signInAt(page, mailbox, email)).toBe(address)
})

test('an email has the same address on another host app’s page', async ({
  page,
  browser,
  mailbox,
}) => {
  const email = newEmail()
  const address = await signInAt(page, mailbox, email)

  // The example page under another origin that the site allows, in a fresh browser context.
  const other = 'http://127.0.0.1:5999'
  const context = await browser.newContext({ permissions: ['local-network-access'] })
  const there = await context.newPage()
  await there.route(`${other}/**`, async route => {
    const url = route.request().url().replace(other, sandboxUrls.page)
    await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) })
  })
  await mailbox.passTime(CODE_PAUSE_MS)
  const host = new HostPage(there)
  const view = new EmailView(there)
  await there.goto(`${other}/bench.html${BOTH}`)
  await host.connectButton.click()
  await view.signIn(mailbox, email)
  await expect(host.read('address')).toHaveText(address ?? '')
  await context.close()
})

test('a code is sent once, to the site alone, and the page’s storage has the email only where the specification puts it', async ({
  page,
  mailbox,
}) => {
  const email = newEmail()
  const bodies: string[] = []
  page.context().on('request', request => {
    bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await signInAt(page, mailbox, email)
  const code = await mailbox.code(email)
  const ofCode = bodies.filter(body => body.includes(code))
  expect(ofCode, 'the code is sent once, to the site').toHaveLength(1)
  expect(ofCode[0]).toContain(`${sandboxUrls.secureSite}/api/login/code`)
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }))
  const withEmail = stored.filter(([, value]) => String(value).includes(email)).map(([key]) => key)
  expect(withEmail).toEqual(['@appkit-wallet/EMAIL'])
  const withCode = stored.filter(([, value]) => String(value).includes(code))
  expect(withCode).toEqual([])
})
