import { EmailView } from '../pages/EmailView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { HostPage } from '../pages/HostPage'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { beginByEmail, EMAIL_ONLY, signInByEmail, tryAgainByEmail } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SITE = `${sandboxUrls.secureSite}/**`

test('field #2249, #3913, #4322: a page that may not embed the frame shows that, and which origin to allow', async ({
  page,
  trouble,
}) => {
  trouble.expect(/frame-ancestors/)
  trouble.expect(FAILED_REQUEST)
  const host = new HostPage(page)
  const view = new EmailView(page)
  // The example page under an origin that the site does not allow, still served by this machine.
  await page.context().grantPermissions(['local-network-access'])
  const shop = 'https://shop.example'
  await page.route(`${shop}/**`, async route => {
    const url = route.request().url().replace(shop, sandboxUrls.page)
    await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) })
  })
  await page.goto(`${shop}/bench.html${EMAIL_ONLY}`)
  await host.connectButton.click()
  await view.enterAddress(newEmail())
  await expect(view.view).toContainText('Email isn’t available on this page', { timeout: 25_000 })
  await expect(view.address).toBeEnabled()
})

test('a site that is unreachable is reported as such, and the next try works', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const view = new EmailView(page)
  await page.route(SITE, route => route.abort())
  await beginByEmail(host, { email })
  await expect(view.view).toContainText('Nothing was sent', { timeout: 25_000 })
  await expect(view.address).toHaveValue(email)
  await page.unroute(SITE)
  await tryAgainByEmail(host, mailbox, email)
})

test('field mui-otp-input#72, pingvin-share#482, maui-toolkit#343, wcag#1292: a wrong code shows an error and clears the boxes, and the right one can be pasted', async ({
  page,
  context,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = newEmail()
  const view = new EmailView(page)
  await beginByEmail(host, { email })
  await view.allowDevice(mailbox, email)
  await expect(view.code).toBeFocused()
  await expect
    .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
    .toMatch(/^\d{6}/)
  const code = await mailbox.code(email)
  await view.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(view.view).toContainText('That code isn’t right')
  await expect(view.code).toHaveValue('')
  await expect(view.code).toBeFocused()
  // As copied from a mail program.
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
  )
  await page.keyboard.press('ControlOrMeta+V')
  await expect(host.read('status')).toHaveText('connected')
})

test('field #5765: signing out in one tab ends the session in the other, which shows it', async ({
  context,
  host,
  mailbox,
}) => {
  await signInByEmail(host, mailbox)
  const other = new HostPage(await context.newPage())
  await other.goto(EMAIL_ONLY)
  await expect(other.read('status')).toHaveText('connected')
  await other.disconnect.click()
  await other.expectDisconnected()
  await host.expectDisconnected()
})

test('a frame that loses its site in the middle of a request rejects it, and the next one works', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const approval = new ApprovalFrame(page)
  await signInByEmail(host, mailbox)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await page.context().setOffline(true)
  await approval.confirm()
  await expect(host.result).toHaveText(/^failed/, { timeout: 30_000 })
  const told = page.getByTestId('wm-page-toast')
  await expect(told, 'what says so was fetched before').toContainText('couldn’t finish')
  await page.context().setOffline(false)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
})
