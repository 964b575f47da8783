import { sandboxUrls } from '../support/sandboxUrls'
import { newEmail } from '../support/newEmail'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { HostPage } from '../pages/HostPage'
import { expect, test } from '../support/test'

/**
 * Playwright's list of disabled features, without the storage partitioning that it switches off.
 */
const PARTITIONED = '--disable-features=Translate'
/** A different site from the example page's, so that storage inside it is partitioned. */
const OUTER = 'http://127.0.0.1:5998'

test('field unlock#16369: a page framed by another site signs in by email, signs, and is restored after a reload', async ({
  playwright,
  launchOptions,
  mailbox,
}) => {
  test.setTimeout(90_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), PARTITIONED],
  })
  const context = await browser.newContext({
    permissions: ['local-network-access'],
    viewport: { width: 1100, height: 1000 },
  })
  const page = await context.newPage()
  await page.route(`${OUTER}/**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Magazine</title><iframe title="Shop" src="${sandboxUrls.page}/bench.html${EMAIL_ONLY}" width="1000" height="900"></iframe>`,
    }),
  )
  await page.goto(`${OUTER}/`)
  const shop = page.frameLocator('iframe[title="Shop"]')
  const dialog = shop.getByRole('dialog')
  const wallet = shop.frameLocator('iframe#w3m-iframe')
  const email = newEmail()
  await shop.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  const field = dialog.getByRole('textbox', { name: 'Email address' })
  await field.fill(email)
  await field.press('Enter')
  await expect(dialog).toContainText('Check your email')
  const link = await mailbox.link(email)
  const behind = await context.newPage()
  await behind.goto(link)
  await behind.getByRole('button', { name: /^(Approve|Allow)/ }).click()
  await expect(behind.getByRole('status')).toContainText('A code is on its way to you')
  await behind.close()
  const code = dialog.getByRole('textbox', { name: 'Six-digit code' })
  await expect(code).toBeFocused()
  await expect
    .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
    .toMatch(/^\d{6}/)
  await code.fill(await mailbox.code(email))
  await expect(dialog).toBeHidden()
  await expect(shop.getByTestId('read-status')).toHaveText('connected')
  await expect(shop.getByTestId('wm-page-toast'), 'the login is kept').toHaveCount(0)
  const address = (await shop.getByTestId('read-address').textContent()) ?? ''

  const sign = async () => {
    await shop.getByRole('button', { name: 'Sign message', exact: true }).click()
    const approve = wallet.getByRole('button', { name: 'Sign', exact: true })
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    await expect(wallet.locator('body')).toContainText(new URL(sandboxUrls.page).host)
    await approve.click()
    await expect(shop.getByTestId('result')).toHaveText(/^done 0x/)
    await expect(dialog).toBeHidden()
  }
  await sign()
  await page.reload()
  await expect(shop.getByTestId('read-status')).toHaveText('connected')
  await expect(shop.getByTestId('read-address')).toHaveText(address)
  await sign()

  // As a top-level page it is in another partition, in which no visitor is signed in.
  const alone = new HostPage(await context.newPage())
  await alone.page.goto(`${sandboxUrls.page}/bench.html${EMAIL_ONLY}`)
  await alone.expectDisconnected()
  await browser.close()
})
