import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import {
  beginByEmail,
  EMAIL_ONLY,
  finishByEmail,
  MAIL_PAUSE_MS,
  signInByEmail,
  tryAgainByEmail,
} from '../support/signInByEmail'
import { signOnce } from '../support/signOnce'
import { heldAnswers, holdAnswers, releaseAnswers, tapFrame } from '../support/tapFrame'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const FRAME_PAGE = `${sandboxUrls.secureSite}/sdk?*`

test('the modal gives up on a frame that never loads after 20 seconds, and the next try works', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const view = new EmailView(page)
  await page.clock.install()
  await page.route(FRAME_PAGE, () => undefined) // never responds
  await beginByEmail(host, { email })
  await expect(view.frame).toHaveCount(1)
  await page.clock.runFor(15_000)
  await expect(view.view).not.toContainText('Nothing was sent')
  await page.clock.runFor(6_000)
  await expect(view.view).toContainText('Nothing was sent: no connection.')
  await expect(view.frame).toHaveCount(0)
  await expect(view.address).toHaveValue(email)
  expect(await mailbox.mails(email)).toEqual([])

  await page.unroute(FRAME_PAGE)
  await tryAgainByEmail(host, mailbox, email)
})

test('field #2249, #3913, #4322: a frame that its site refuses shows the origin to allow, and the next try works', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(/frame-ancestors/)
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const view = new EmailView(page)
  await page.route(FRAME_PAGE, async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" }
    await route.fulfill({ response, headers })
  })
  await beginByEmail(host, { email })
  await expect(view.view).toContainText('Email isn’t available on this page', { timeout: 25_000 })
  const logged = trouble.found.join('\n')
  expect(logged, 'developers are told what to allow, and where').toContain(
    `Allow ${sandboxUrls.page} in the list of origins of that site`,
  )
  expect(logged).toContain(`and ${sandboxUrls.secureSite} in this page's Content-Security-Policy`)

  await page.unroute(FRAME_PAGE)
  await tryAgainByEmail(host, mailbox, email)
})

test('a frame that reloads in the middle of a request fails it, and the next one works', async ({
  page,
  host,
  mailbox,
}) => {
  const approval = new ApprovalFrame(page)
  await signInByEmail(host, mailbox)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await page
    .frames()
    .find(frame => frame.url().startsWith(sandboxUrls.secureSite))
    ?.evaluate(() => location.reload())
  await expect(host.result).toHaveText(/^failed/)
  await approval.expectClosed()
  await expect(page.getByTestId('wm-page-toast')).toContainText('This app received no signature')
  await signOnce(host)
})

test('a request times out after two minutes, its late response changes nothing, and the next try works', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const view = new EmailView(page)
  await page.clock.install()
  await tapFrame(page, sandboxUrls.secureSite)
  await host.goto(EMAIL_ONLY)
  await holdAnswers(page, 'CONNECT_EMAIL')
  await host.connectButton.click()
  await view.enterAddress(email)
  await expect.poll(() => heldAnswers(page)).toBe(1)
  await page.clock.fastForward(115_000)
  await expect(view.view).not.toContainText('No answer yet')
  await page.clock.fastForward(10_000)
  await expect(view.view).toContainText('No answer yet. Try again.')
  await holdAnswers(page, null)
  await releaseAnswers(page)
  expect(await heldAnswers(page)).toBe(0)
  await view.expectView('Connect wallet')
  await expect(view.view).toContainText('No answer yet. Try again.')

  const [mail] = await mailbox.mails(email)
  await mailbox.passTime(MAIL_PAUSE_MS)
  await view.address.press('Enter')
  await mailbox.next(email, mail?.id)
  await finishByEmail(host, mailbox, email)
})

test('the page handles each response once when a frame sends everything twice', async ({
  page,
  host,
  mailbox,
}) => {
  await tapFrame(page, sandboxUrls.secureSite)
  await page.addInitScript(() => {
    if (window.frameTap) window.frameTap.isDoubling = true
  })
  const address = await signInByEmail(host, mailbox, {
    query: `${EMAIL_ONLY}&devtools=instrument`,
  })
  await signOnce(host)
  const { doubled, connected } = await page.evaluate(() => {
    const { liftedStore } = window.exampleHost?.store as {
      readonly liftedStore: {
        getState(): {
          readonly actionsById: Readonly<Record<string, { readonly action: { type: string } }>>
        }
      }
    }
    const types = Object.values(liftedStore.getState().actionsById).map(({ action }) => action.type)
    return {
      doubled: window.frameTap?.doubled() ?? 0,
      connected: types.filter(type => type.endsWith('/walletConnected')).length,
    }
  })
  expect(doubled).toBeGreaterThan(5)
  expect(connected).toBe(1)
  await page.reload()
  await host.expectConnected(address)
  await signOnce(host)
})

test('a visitor who is offline learns that nothing was sent, and signs in once online', async ({
  page,
  context,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const view = new EmailView(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.expectView('Connect wallet')
  await page.waitForLoadState('networkidle') // the sign-in chunk has loaded
  await context.setOffline(true)
  await view.enterAddress(email)
  await expect(view.view).toContainText('Nothing was sent: no connection.', { timeout: 25_000 })
  await context.setOffline(false)
  await tryAgainByEmail(host, mailbox, email)
})
