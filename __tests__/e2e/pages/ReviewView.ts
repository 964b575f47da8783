import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The complete payment before it is requested; then the wallet's response. */
export class ReviewView extends ModalCard {
  readonly confirm: Locator
  readonly cancel: Locator
  readonly tryAgain: Locator
  /** The next step after a payment that exceeds the balance. */
  readonly changeAmount: Locator
  readonly notices: Locator
  /** The next step after a sent payment. */
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

  /** Once the payment is sent, whether or not it is confirmed, opens its row in the activity. */
  async seeActivity() {
    await expect(this.view).toContainText(/On its way|Sent/)
    await this.toActivity.click()
  }

  /** Confirms a risk of the payment. */
  async tick(label: string) {
    await this.dialog.getByRole('checkbox', { name: label }).check()
  }

  /** Expects the token's full contract address; a known token's is behind a disclosure. */
  async expectTokenContract(address: string) {
    const shown = this.view.getByRole('term').filter({ hasText: 'Token contract' })
    const fold = this.dialog.getByTestId('wm-send-contract')
    await expect(shown.or(fold)).toHaveCount(1)
    if (await fold.isVisible()) await fold.click()
    await expect(this.view).toContainText(address)
  }

  /** D8: the address is shown in full, in groups, without omissions. */
  async expectRecipient(address: string) {
    // A token's contract is shown in full among the details; the recipient is not.
    const shown = this.view.locator(
      '[data-wm-part="address"]:not([data-wm-part="details"] *) > [aria-hidden]',
    )
    await expect(shown).toHaveText(address)
    await expect(shown).toBeVisible()
  }
}
