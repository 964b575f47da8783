import { expect, type Locator, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { ModalCard } from './ModalCard'

/** Signing in by email: the address, the link that approves a browser, and the code. */
export class EmailView extends ModalCard {
  readonly address: Locator
  readonly submit: Locator
  readonly code: Locator
  readonly frame: Locator

  constructor(page: Page) {
    super(page)
    this.address = this.dialog.getByRole('textbox', { name: 'Email address' })
    this.submit = this.button('Continue with email')
    this.code = this.dialog.getByRole('textbox', { name: 'Six-digit code' })
    this.frame = page.locator('iframe#w3m-iframe')
  }

  /** Types the address and submits it by keyboard. */
  async enterAddress(email: string) {
    await this.address.fill(email)
    await this.address.press('Enter')
  }

  /** Opens the mail's link in another page and approves this browser. */
  async allowDevice(mailbox: MailboxControl, email: string) {
    await expect(this.view).toContainText('Check your email')
    const page = await this.page.context().newPage()
    await page.goto(await mailbox.link(email))
    await page.getByRole('button', { name: /^(Approve|Allow)/ }).click()
    await expect(page.getByRole('status')).toContainText('A code is on its way to you')
    await page.close()
  }

  /** Signs in from the address to the account, approving this browser first. */
  async signIn(mailbox: MailboxControl, email: string) {
    await this.enterAddress(email)
    await this.allowDevice(mailbox, email)
    await this.enterCode(mailbox, email)
    await this.expectClosed()
  }

  async enterCode(mailbox: MailboxControl, email: string) {
    await expect(this.code).toBeFocused()
    await expect
      .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
      .toMatch(/^\d{6}/)
    await this.code.fill(await mailbox.code(email))
  }
}
