import { expect } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { newEmail } from './newEmail'

/** The page of one chain family, EVM, with no other way to connect than an email. */
export const EMAIL_ONLY = '?email=on&wallet=none&relay=none'

/** The site sends one mail to an address within this time. */
export const MAIL_PAUSE_MS = 31_000

/** Sends the email of a visitor whom the page meets for the first time, and gives the email. */
export async function beginByEmail(
  host: HostPage,
  { query = EMAIL_ONLY, email = newEmail() } = {},
): Promise<string> {
  await host.goto(query)
  await host.connectButton.click()
  await new EmailView(host.page).enterAddress(email)
  return email
}

/** Sends the email that stands in the field once more, after the first time failed, and goes on to the account. */
export async function tryAgainByEmail(host: HostPage, mailbox: MailboxControl, email: string) {
  const view = new EmailView(host.page)
  await view.address.press('Enter')
  await finishByEmail(host, mailbox, email)
}

/** From the email that was sent to the account, on a browser that is let in first. */
export async function finishByEmail(host: HostPage, mailbox: MailboxControl, email: string) {
  const view = new EmailView(host.page)
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
}

/** Signs in on a browser that the site has not seen, and gives the address of the account. */
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

/** Signs in once more on this browser, which the site knows by now: by the code alone. */
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
