import { expect } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { newEmail } from './newEmail'

/** A page with one chain family, EVM, that offers no connector other than email. */
export const EMAIL_ONLY = '?email=on&wallet=none&relay=none'

/** The site sends at most one mail per address within this time. */
export const MAIL_PAUSE_MS = 31_000

/** Submits an email on a new page, and returns it. */
export async function beginByEmail(
  host: HostPage,
  { query = EMAIL_ONLY, email = newEmail() } = {},
): Promise<string> {
  await host.goto(query)
  await host.connectButton.click()
  await new EmailView(host.page).enterAddress(email)
  return email
}

/** Submits the email in the field again after a failure, and continues to the account. */
export async function tryAgainByEmail(host: HostPage, mailbox: MailboxControl, email: string) {
  const view = new EmailView(host.page)
  await view.address.press('Enter')
  await finishByEmail(host, mailbox, email)
}

/** Continues from the submitted email to the account, approving this browser first. */
export async function finishByEmail(host: HostPage, mailbox: MailboxControl, email: string) {
  const view = new EmailView(host.page)
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
}

/** Signs in on a browser that is new to the site, and returns the account's address. */
export async function signInByEmail(
  host: HostPage,
  mailbox: MailboxControl,
  { query = EMAIL_ONLY, email = newEmail() } = {},
): Promise<string> {
  await host.goto(query)
  await host.connectButton.click()
  await new EmailView(host.page).signIn(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
  return (await host.read('address').textContent()) ?? ''
}

/** Signs in again on this browser, which the site now knows: a code is enough. */
export async function signInAgain(host: HostPage, mailbox: MailboxControl, email: string) {
  const view = new EmailView(host.page)
  const [last] = await mailbox.mails(email)
  await mailbox.passTime(MAIL_PAUSE_MS)
  await host.connectButton.click()
  await view.enterAddress(email)
  await expect(view.code).toBeFocused()
  await view.code.fill(await mailbox.code(email, last?.id))
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
}
