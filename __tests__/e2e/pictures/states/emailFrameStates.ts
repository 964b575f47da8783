import type { Page } from '@playwright/test'
import { ApprovalFrame } from '../../pages/ApprovalFrame'
import { AccountView } from '../../pages/AccountView'
import { EmailView } from '../../pages/EmailView'
import { denyStorage } from '../../support/denyStorage'
import { sandboxUrls } from '../../support/sandboxUrls'
import { EMAIL_ONLY, signInByEmail } from '../../support/signInByEmail'
import { expect } from '../../support/test'
import { heldAnswers, holdAnswers, tapFrame } from '../../support/tapFrame'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

const FRAME_PAGE = `${sandboxUrls.secureSite}/sdk?*`
const SITE = `${sandboxUrls.secureSite}/**`
/** Longer than any deadline for loading the frame. */
const TOLD = { timeout: 25_000 }

async function submitEmail({ page, host, look, email }: StateJourney): Promise<EmailView> {
  const view = new EmailView(page)
  await host.goto(`${EMAIL_ONLY}&${look}`)
  await host.connectButton.click()
  await view.enterAddress(email)
  return view
}

const signIn = ({ host, mailbox, look, email }: StateJourney) =>
  signInByEmail(host, mailbox, { email, query: `${EMAIL_ONLY}&${look}` })

const frameOf = (page: Page) =>
  page.frames().find(frame => frame.url().startsWith(sandboxUrls.secureSite))

/** What can go wrong with the email wallet's frame during sign-in. */
export const EMAIL_FRAME_STATES: readonly PicturedState[] = [
  {
    name: 'email-never-loads',
    async reach(journey) {
      const { page } = journey
      await page.clock.install()
      await page.route(FRAME_PAGE, () => undefined) // never responds
      const view = await submitEmail(journey)
      await expect(view.frame).toHaveCount(1)
      await page.clock.runFor(21_000)
      await expect(view.view).toContainText('Nothing was sent: no connection.')
    },
  },
  {
    name: 'email-refused',
    async reach(journey) {
      const { page, trouble } = journey
      trouble.expect(/frame-ancestors/)
      trouble.expect(FAILED_REQUEST)
      await page.route(FRAME_PAGE, async route => {
        const response = await route.fetch()
        const headers = {
          ...response.headers(),
          'content-security-policy': "frame-ancestors 'none'",
        }
        await route.fulfill({ response, headers })
      })
      const view = await submitEmail(journey)
      await expect(view.view).toContainText('Email isn’t available on this page', TOLD)
    },
  },
  {
    name: 'email-unreachable',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      await journey.page.route(SITE, route => route.abort())
      const view = await submitEmail(journey)
      await expect(view.view).toContainText('Nothing was sent', TOLD)
    },
  },
  {
    name: 'email-offline',
    async reach({ page, context, host, trouble, look, email }) {
      trouble.expect(FAILED_REQUEST)
      const view = new EmailView(page)
      await host.goto(`${EMAIL_ONLY}&${look}`)
      await host.connectButton.click()
      await view.expectView('Connect wallet')
      await page.waitForLoadState('networkidle') // the sign-in chunk has loaded
      await context.setOffline(true)
      await view.enterAddress(email)
      await expect(view.view).toContainText('Nothing was sent: no connection.', TOLD)
    },
  },
  {
    name: 'email-online-again',
    async reach(journey) {
      const { page, context, host, trouble, look, email } = journey
      trouble.expect(FAILED_REQUEST)
      const view = new EmailView(page)
      await host.goto(`${EMAIL_ONLY}&${look}`)
      await host.connectButton.click()
      await view.expectView('Connect wallet')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await view.enterAddress(email)
      await expect(view.view).toContainText('Nothing was sent: no connection.', TOLD)
      await context.setOffline(false)
      await view.address.press('Enter')
      await expect(view.view).toContainText('Check your email')
    },
  },
  {
    name: 'email-answers-late',
    async reach({ page, host, look, email }) {
      const view = new EmailView(page)
      await page.clock.install()
      await tapFrame(page, sandboxUrls.secureSite)
      await host.goto(`${EMAIL_ONLY}&${look}`)
      await holdAnswers(page, 'CONNECT_EMAIL')
      await host.connectButton.click()
      await view.enterAddress(email)
      await expect.poll(() => heldAnswers(page)).toBe(1)
      await page.clock.fastForward(125_000)
      await expect(view.view).toContainText('No answer yet. Try again.')
    },
  },
  {
    name: 'email-answers-twice',
    async reach(journey) {
      const { page, host } = journey
      await tapFrame(page, sandboxUrls.secureSite)
      await page.addInitScript(() => {
        if (window.frameTap) window.frameTap.isDoubling = true
      })
      await signIn(journey)
      await host.accountButton.click()
      await new AccountView(page).expectView('Account')
    },
  },
]

/** What can go wrong with the frame after sign-in, including a browser that denies it storage. */
export const EMAIL_REQUEST_STATES: readonly PicturedState[] = [
  {
    name: 'email-request-lost',
    async reach(journey) {
      const { page, host } = journey
      const approval = new ApprovalFrame(page)
      await signIn(journey)
      await host.signMessage.click()
      await approval.expectRequest('Sign message')
      await frameOf(page)?.evaluate(() => location.reload())
      await expect(host.result).toHaveText(/^failed/)
      await approval.expectClosed()
      return page.getByTestId('wm-page-toast')
    },
  },
  {
    name: 'email-request-offline',
    async reach(journey) {
      const { page, host, trouble, context } = journey
      trouble.expect(FAILED_REQUEST)
      const approval = new ApprovalFrame(page)
      await signIn(journey)
      await host.signMessage.click()
      await approval.expectRequest('Sign message')
      await context.setOffline(true)
      await approval.confirm()
      await expect(host.result).toHaveText(/^failed/, { timeout: 30_000 })
      return page.getByTestId('wm-page-toast')
    },
  },
  {
    name: 'email-no-storage',
    async reach(journey) {
      const { page } = journey
      await denyStorage(page, sandboxUrls.secureSite)
      await signIn(journey)
      const toast = page.getByTestId('wm-page-toast')
      await expect(toast).toContainText('You’re signed in for this visit only')
      return toast
    },
  },
  {
    name: 'settings-no-storage',
    async reach(journey) {
      const { page, host } = journey
      const account = new AccountView(page)
      await denyStorage(page, sandboxUrls.secureSite)
      await signIn(journey)
      await host.accountButton.click()
      await account.dialog.getByTestId('w3m-account-email-update').click()
      await account.expectView('Account settings')
      await expect(account.dialog.getByRole('note')).toContainText('Signed in for this visit only')
    },
  },
]
