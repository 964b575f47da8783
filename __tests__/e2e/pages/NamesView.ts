import type { Locator, Page } from '@playwright/test'

/** Choosing a name for the account, and registering it. */
export class NamesView {
  /** The entry to it, on the account. */
  readonly offer: Locator
  readonly begin: Locator
  readonly field: Locator
  /** The message about the name in the field. */
  readonly message: Locator
  readonly suggestions: Locator
  readonly register: Locator
  readonly status: Locator
  readonly retry: Locator
  readonly another: Locator
  readonly toAccount: Locator

  constructor(readonly page: Page) {
    const dialog = page.getByRole('dialog')
    this.offer = dialog.getByTestId('account-choose-name-button')
    this.begin = dialog.getByTestId('wm-choose-name')
    this.field = dialog.getByTestId('wm-name-input')
    this.message = dialog.locator('[data-wm-part="field"] [data-wm-part="message"]')
    this.suggestions = dialog.getByTestId('account-name-suggestion')
    this.register = dialog.getByTestId('wm-register-name')
    this.status = dialog.locator('[data-wm-part="body"]').getByRole('status')
    this.retry = dialog.getByTestId('wm-retry')
    this.another = dialog.getByTestId('wm-name-another')
    this.toAccount = dialog.getByTestId('wm-name-account')
  }
}
