import { expect, type Locator, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { ModalCard } from './ModalCard'

/** Changing a login's email: the address, the old email's code, the new email's code. */
export class EmailChangeView extends ModalCard {
  readonly settings: Locator
  readonly row: Locator
  readonly address: Locator
  readonly save: Locator
  readonly code: Locator

  constructor(page: Page) {
    super(page)
    this.settings = this.view.getByTestId('w3m-account-email-update')
    this.row = this.view.getByTestId('w3m-account-email-update')
    this.address = this.dialog.getByRole('textbox', { name: 'New email address' })
    this.save = this.button('Save')
    this.code = this.dialog.getByRole('textbox', { name: 'Six-digit code' })
  }

  /** Goes from the visible account to the address field. */
  async open() {
    await this.settings.click()
    await this.expectView('Account settings')
    await this.row.click()
    await this.expectView('Edit email')
  }

  async enterAddress(email: string) {
    await this.address.fill(email)
    await this.save.click()
  }

  async enterCode(mailbox: MailboxControl, email: string) {
    await expect(this.code).toBeFocused()
    await expect
      .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
      .toMatch(/^\d{6} is your code to (change|use)/)
    await this.code.fill(await mailbox.code(email))
  }

  /** Completes the change, from the address field back to the account. */
  async change(mailbox: MailboxControl, from: string, to: string) {
    await this.enterAddress(to)
    await this.expectView('Confirm current email')
    await this.enterCode(mailbox, from)
    await this.expectView('Confirm new email')
    await this.enterCode(mailbox, to)
    await expect(this.toast).toContainText('Your email address was changed')
  }
}
