import { expect, type Locator, type Page } from '@playwright/test'

/** The example host's controls for the Bitcoin provider, and the modal's payment review. */
export class BitcoinControls {
  readonly sign: Locator
  readonly send: Locator
  readonly result: Locator
  readonly amount: Locator
  readonly confirm: Locator
  readonly cancel: Locator

  constructor(readonly page: Page) {
    this.sign = page.getByTestId('bitcoin-sign')
    this.send = page.getByTestId('bitcoin-send')
    this.result = page.getByTestId('bitcoin-result')
    this.amount = page.getByTestId('wm-bitcoin-amount')
    this.confirm = page.getByTestId('wm-send-confirm')
    this.cancel = page.getByTestId('wm-send-cancel')
  }

  /** Builds a payment, without a wallet request; returns its fee in satoshis. */
  async build(recipient: string, sats: number): Promise<number> {
    await this.page.getByTestId('bitcoin-recipient').fill(recipient)
    await this.page.getByTestId('bitcoin-amount').fill(String(sats))
    await this.page.getByTestId('bitcoin-review').click()
    await expect(this.result).toHaveText(new RegExp(`^pays ${sats}, fee \\d+, back \\d+$`))
    return Number(/fee (\d+)/.exec((await this.result.textContent()) ?? '')?.[1])
  }

  /** Sends the built payment, which the review shows as `coins`; returns its transaction ID. */
  async pay(coins: string): Promise<string> {
    await this.send.click()
    await expect(this.amount).toHaveText(new RegExp(`^${coins.replace('.', '\\.')}`))
    await this.confirm.click()
    await expect(this.result).toHaveText(/^[0-9a-f]{64}$/)
    return (await this.result.textContent()) ?? ''
  }
}
