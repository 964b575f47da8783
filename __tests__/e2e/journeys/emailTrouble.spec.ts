import { EmailView } from '../pages/EmailView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { HostPage } from '../pages/HostPage'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const EVM = '?email=on&wallet=none&relay=none'
const SITE = `${sandboxUrls.secureSite}/**`

test('a page that may not hold the frame says so, and which page has to be allowed', async ({
  page,
  trouble,
}) => {
  trouble.expect(/frame-ancestors|Refused to (frame|display)|Framing/)
  trouble.expect(FAILED_REQUEST)
  const host = new HostPage(page)
  const view = new EmailView(page)
  const { port } = new URL(sandboxUrls.page)
  await page.goto(`http://shop.localhost:${port}/bench.html${EVM}`)
  await host.connectButton.click()
  await view.enterAddress(newEmail())
  await expect(view.view).toContainText(/not available|isn’t available|allow/i, { timeout: 25_000 })
  await expect(view.address).toBeEnabled()
})

test('a site that cannot be reached is told as that, and the next try works', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const view = new EmailView(page)
  await page.route(SITE, route => route.abort())
  await host.goto(EVM)
  await host.connectButton.click()
  await view.enterAddress(email)
  await expect(view.view).toContainText('Nothing was sent', { timeout: 25_000 })
  await expect(view.address).toHaveValue(email)
  await page.unroute(SITE)
  await view.address.press('Enter')
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
})

test('a wrong code says so, clears the boxes, and the right one still works', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const view = new EmailView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.enterAddress(email)
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
  // As a mail program copies it.
  await view.code.evaluate(
    (field, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await expect(host.read('status')).toHaveText('connected')
})

test('signing out in one tab ends the session in the other, which says so', async ({
  page,
  context,
  host,
  mailbox,
}) => {
  const view = new EmailView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
  const other = new HostPage(await context.newPage())
  await other.goto(EVM)
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
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await page.context().setOffline(true)
  await approval.confirm()
  await expect(host.result).toHaveText(/^(failed|rejected)/, { timeout: 30_000 })
  await page.context().setOffline(false)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
})
