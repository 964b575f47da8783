import { EmailView } from '../../pages/EmailView'
import { EMAIL_ONLY, MAIL_PAUSE_MS } from '../../support/signInByEmail'
import { expect } from '../../support/test'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

/** Slightly longer than a link and a code stay valid. */
const AFTER_EXPIRY_MS = 21 * 60_000
const TRIES_PER_CODE = 5

/** Six digits that differ from the mail's code. */
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function openDevice({ page, host, look, email }: StateJourney): Promise<EmailView> {
  const view = new EmailView(page)
  await host.goto(`${EMAIL_ONLY}&${look}`)
  await host.connectButton.click()
  await view.enterAddress(email)
  await expect(view.view).toContainText('Check your email')
  return view
}

/** Goes from the page to the code field; returns the code that was sent. */
async function openOtp(journey: StateJourney) {
  const { mailbox, email } = journey
  const view = await openDevice(journey)
  await view.allowDevice(mailbox, email)
  await expect(view.code).toBeFocused()
  await expect.poll(async () => (await mailbox.next(email)).subject).toMatch(/^\d{6}/)
  return { view, code: await mailbox.code(email) }
}

/** Wrong and expired codes and links. */
export const EMAIL_OTP_STATES: readonly PicturedState[] = [
  {
    name: 'code-resend-wait',
    async reach(journey) {
      const { view } = await openOtp(journey)
      await expect(view.view).toContainText(/Resend in \d+ s/)
    },
  },
  {
    name: 'code-resend',
    async reach(journey) {
      await journey.page.clock.install()
      const { view } = await openOtp(journey)
      await journey.page.clock.fastForward(MAIL_PAUSE_MS)
      await expect(view.view).toContainText('Send a new code')
    },
  },
  {
    name: 'code-wrong',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const { view, code } = await openOtp(journey)
      await view.code.fill(otherThan(code))
      await expect(view.view).toContainText('That code isn’t right')
    },
  },
  {
    name: 'code-expired',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const { view, code } = await openOtp(journey)
      await journey.mailbox.passTime(AFTER_EXPIRY_MS)
      await view.code.fill(code)
      await expect(view.view).toContainText('That code has expired')
    },
  },
  {
    name: 'code-too-many-tries',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const { view, code } = await openOtp(journey)
      for (let tries = 1; tries <= TRIES_PER_CODE; tries += 1) {
        await expect(view.code).toHaveValue('')
        await expect(view.code).toBeEnabled()
        await view.code.fill(otherThan(code, tries))
        await expect(view.code).toHaveValue('')
      }
      await expect(view.view).toContainText('Too many tries. Ask for a new code.')
    },
  },
  {
    name: 'code-unreachable',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const { view, code } = await openOtp(journey)
      await journey.context.setOffline(true)
      await view.code.fill(code)
      await expect(view.view).toContainText('We couldn’t check it', { timeout: 30_000 })
    },
  },
  {
    name: 'device-resend-wait',
    async reach(journey) {
      const view = await openDevice(journey)
      await expect(view.dialog).toContainText(/Send again in \d+ s/)
    },
  },
]

/** A link that is not opened. */
export const EMAIL_DEVICE_STATES: readonly PicturedState[] = [
  {
    name: 'device-expired',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const view = await openDevice(journey)
      await journey.mailbox.passTime(AFTER_EXPIRY_MS)
      await expect(view.view).toContainText('The link wasn’t opened in time', { timeout: 30_000 })
    },
  },
]
