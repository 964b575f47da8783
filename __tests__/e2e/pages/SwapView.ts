import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The amounts of a swap; then the review, and the responses of the wallet and the network. */
export class SwapView extends ModalCard {
  readonly amount: Locator
  readonly toGet: Locator
  readonly source: Locator
  readonly target: Locator
  readonly review: Locator
  readonly confirm: Locator
  readonly search: Locator

  constructor(page: Page) {
    super(page)
    this.amount = this.dialog.getByRole('textbox', { name: 'You pay' })
    this.toGet = this.dialog.getByTestId('wm-swap-target-amount')
    this.source = this.dialog.getByTestId('wm-swap-source')
    this.target = this.dialog.getByTestId('wm-swap-target')
    // Found by test id, because its label shows what is missing.
    this.review = this.dialog.getByTestId('wm-swap-review')
    this.confirm = this.dialog.getByTestId('wm-swap-confirm')
    this.search = this.dialog.getByTestId('wm-swap-search')
  }

  token(symbol: string): Locator {
    return this.dialog.getByTestId(`wm-swap-token-${symbol}`)
  }

  async choose(pick: Locator, symbol: string) {
    await pick.click()
    await this.expectView('Select a token')
    await this.token(symbol).click()
    await this.expectView('Swap')
    await expect(pick).toContainText(symbol)
  }

  async expectQuote() {
    await expect(this.review).toHaveText('Review swap')
    await expect(this.review).not.toHaveAttribute('aria-disabled', 'true')
    await expect(this.toGet).toHaveText(/[1-9]/)
  }

  /** The button has been in place long enough to accept a press. */
  async expectReady() {
    await expect(this.confirm).not.toHaveAttribute('aria-disabled', 'true')
  }

  /** The value of a term in the review. */
  detail(term: string): Locator {
    return this.view
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd')
  }

  /** The minimum that the review promises, in whole units of the target asset. */
  async minimum(): Promise<number> {
    const text = await this.detail('You get at least').innerText()
    return Number(text.replace(/[^\d.]/g, ''))
  }
}
