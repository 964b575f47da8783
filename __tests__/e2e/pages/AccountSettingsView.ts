import { expect, type Locator, type Page } from '@playwright/test'
import type { HostPage } from './HostPage'
import { ModalCard } from './ModalCard'

/** The settings of an email account. */
export class AccountSettingsView extends ModalCard {
  /** Whether the login uses its smart account. */
  readonly smartAccount: Locator

  constructor(page: Page) {
    super(page)
    this.smartAccount = this.dialog.getByTestId('account-toggle-preferred-account-type')
  }

  async open(host: HostPage) {
    await host.accountButton.click()
    await this.dialog.getByTestId('w3m-account-email-update').click()
    await this.expectView('Account settings')
  }

  /** Switches, waits until the page shows the other account type, and closes the card. */
  async switchTo(host: HostPage, type: 'eoa' | 'smartAccount') {
    await this.open(host)
    await expect(this.smartAccount).toHaveAttribute('aria-checked', String(type === 'eoa'))
    await this.smartAccount.click()
    await expect(this.smartAccount).toHaveAttribute('aria-checked', String(type === 'smartAccount'))
    await expect(host.read('account-type')).toHaveText(type)
    await this.close.click()
    await this.expectClosed()
  }
}
