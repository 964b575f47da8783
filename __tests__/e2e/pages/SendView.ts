import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The asset, the amount and the recipient. */
export class SendView extends ModalCard {
  readonly amount: Locator
  readonly recipient: Locator
  readonly chooseToken: Locator
  readonly tokens: Locator
  readonly preview: Locator

  constructor(page: Page) {
    super(page)
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount' })
    this.recipient = this.dialog.getByRole('textbox', { name: 'To', exact: true })
    this.chooseToken = this.button(/choose (another )?token/i)
    this.tokens = this.dialog.getByTestId(/^wm-token-(?!search)/)
    // Found by test id, because its label shows what is missing.
    this.preview = this.dialog.getByTestId('wm-send-preview')
  }

  token(symbol: string): Locator {
    return this.tokens.filter({ hasText: new RegExp(`\\b${symbol}\\b`) })
  }

  async choose(symbol: string) {
    await this.chooseToken.click()
    await this.expectView('Select a token')
    await this.token(symbol).click()
    await this.expectView('Send')
  }

  async fill(payment: { symbol: string; amount: string; recipient: string }) {
    await this.choose(payment.symbol)
    await this.amount.fill(payment.amount)
    await this.recipient.fill(payment.recipient)
  }

  /** The form keeps everything that was typed. */
  async expectForm(payment: { symbol: string; amount: string; recipient: string }) {
    await this.expectView('Send')
    await expect(this.chooseToken).toContainText(payment.symbol)
    await expect(this.amount).toHaveValue(payment.amount)
    await expect(this.recipient).toHaveValue(payment.recipient)
  }
}
