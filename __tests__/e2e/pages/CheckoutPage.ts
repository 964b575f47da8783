import { expect, type Locator, type Page } from '@playwright/test'

/** The sandbox's checkout, in the window that the modal opened for it. */
export class CheckoutPage {
  readonly address: Locator
  readonly problem: Locator
  readonly status: Locator

  constructor(readonly page: Page) {
    this.address = page.getByTestId('address')
    this.problem = page.getByRole('alert')
    this.status = page.getByRole('status')
  }

  /** Pays with a card, by default one that is accepted. */
  async pay({ amount, asset, card = '4242 4242 4242 4242' }: Partial<Record<string, string>> = {}) {
    if (amount !== undefined) await this.page.getByLabel('Amount').fill(amount)
    if (asset !== undefined) await this.page.getByLabel('Buy').selectOption(asset)
    await this.page.getByLabel('Card number').fill(card)
    await this.page.getByRole('button', { name: 'Pay' }).click()
  }

  async expectPaidOut() {
    await expect(this.status).toHaveText('Paid out.')
  }
}
