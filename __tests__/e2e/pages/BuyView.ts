import { expect, type Locator, type Page } from '@playwright/test'
import { CheckoutPage } from './CheckoutPage'
import { ModalCard } from './ModalCard'

/** Buying: the seller, the amounts, and the state of the seller's window. */
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

  /** A quote is shown, and the user can continue. */
  async expectQuote() {
    await expect(this.get).toHaveText(/\d/)
    await expect(this.goOn).toBeEnabled()
  }

  /** The view shows no amount other than the typed one, and the user cannot continue. */
  async expectNoAmount() {
    await expect(this.noQuote).toBeVisible()
    await expect(this.get).not.toHaveText(/\d/)
    await expect(this.view).not.toContainText(/fee/i)
    await expect(this.goOn).toHaveAttribute('aria-disabled', 'true')
  }

  /** Returns the provider's page that `press` opens. */
  async checkoutBy(press: () => Promise<void>): Promise<CheckoutPage> {
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), press()])
    return new CheckoutPage(popup)
  }
}
