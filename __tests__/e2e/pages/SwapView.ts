import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** What goes and what comes; then the review, and what the wallet and the network say to it. */
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
    // Its label says what is missing, so it is found by its place.
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

  /** A price is there for what stands in the form. */
  async expectQuote() {
    await expect(this.review).toHaveText('Review swap')
    await expect(this.review).not.toHaveAttribute('aria-disabled', 'true')
    await expect(this.toGet).toHaveText(/[1-9]/)
  }

  /** The button has stood still for long enough to be seen. */
  async expectReady() {
    await expect(this.confirm).not.toHaveAttribute('aria-disabled', 'true')
  }

  /** What the review says of a term. */
  detail(term: string): Locator {
    return this.view
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd')
  }

  /** How much the review promises, in whole units of what is got. */
  async minimum(): Promise<number> {
    const text = await this.detail('You get at least').innerText()
    return Number(text.replace(/[^\d.]/g, ''))
  }
}
