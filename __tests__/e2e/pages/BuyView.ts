import { expect, type Locator, type Page } from '@playwright/test'
import { CheckoutPage } from './CheckoutPage'
import { ModalCard } from './ModalCard'

/** Who sells, how much for how much, and what became of the window. */
export class BuyView extends ModalCard {
  readonly coinbase: Locator
  readonly meld: Locator
  readonly amount: Locator
  readonly get: Locator
  readonly token: Locator
  readonly noQuote: Locator
  readonly retry: Locator
  readonly goOn: Locator
  readonly link: Locator
  readonly window: Locator
  readonly stop: Locator
  readonly purchases: Locator

  constructor(page: Page) {
    super(page)
    const part = (name: string) => this.dialog.getByTestId(`wm-onramp-${name}`)
    this.coinbase = part('provider-coinbase')
    this.meld = part('provider-meld')
    this.amount = part('amount')
    this.get = part('get')
    this.token = part('token')
    this.noQuote = part('no-quote')
    this.retry = part('retry')
    this.goOn = part('continue')
    this.link = part('link')
    this.window = part('window')
    this.stop = part('stop')
    this.purchases = part('purchase')
  }

  /** What a quote says is there, and one can go on. */
  async expectQuote() {
    await expect(this.get).toHaveText(/\d/)
    await expect(this.goOn).toBeEnabled()
  }

  /** Nothing of the view names an amount but what was typed, and one cannot go on. */
  async expectNoAmount() {
    await expect(this.noQuote).toBeVisible()
    await expect(this.get).not.toHaveText(/\d/)
    await expect(this.view).not.toContainText(/fee/i)
    await expect(this.goOn).toHaveAttribute('aria-disabled', 'true')
  }

  /** The provider's page, opened by a press. */
  async checkoutBy(press: () => Promise<void>): Promise<CheckoutPage> {
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), press()])
    return new CheckoutPage(popup)
  }
}
