import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The payment as it will be asked for, whole; then what the wallet says to it. */
export class ReviewView extends ModalCard {
  readonly confirm: Locator
  readonly cancel: Locator
  readonly tryAgain: Locator
  /** The way on from a payment that there is not enough for. */
  readonly changeAmount: Locator
  readonly notices: Locator
  /** The way on from a payment that went out. */
  readonly toActivity: Locator

  constructor(page: Page) {
    super(page)
    this.confirm = this.dialog.getByTestId('wm-send-confirm')
    this.cancel = this.button('Cancel')
    this.tryAgain = this.button('Try again')
    this.changeAmount = this.button('Change amount')
    this.toActivity = this.dialog.getByTestId('wm-send-activity')
    this.notices = this.view.getByRole('status').filter({ hasText: /\S/ })
  }

  /** The payment went out, whether or not the network has it yet; its row is in the activity. */
  async seeActivity() {
    await expect(this.view).toContainText(/On its way|Sent/)
    await this.toActivity.click()
  }

  /** Confirms what makes the payment dangerous. */
  async tick(label: string) {
    await this.dialog.getByRole('checkbox', { name: label }).check()
  }

  /** The whole contract of the token; that of a known one opens on demand. */
  async expectTokenContract(address: string) {
    const shown = this.view.getByRole('term').filter({ hasText: 'Token contract' })
    const fold = this.dialog.getByTestId('wm-send-contract')
    await expect(shown.or(fold)).toHaveCount(1)
    if (await fold.isVisible()) await fold.click()
    await expect(this.view).toContainText(address)
  }

  /** D8: the whole address is shown, in groups; nothing of it is left out. */
  async expectRecipient(address: string) {
    // A token's contract stands whole among the details; the recipient is not one of them.
    const shown = this.view.locator(
      '[data-wm-part="address"]:not([data-wm-part="details"] *) > [aria-hidden]',
    )
    await expect(shown).toHaveText(address)
    await expect(shown).toBeVisible()
  }
}
