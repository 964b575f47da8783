import { expect, type Locator, type Page } from '@playwright/test'
import { CheckoutPage } from './CheckoutPage'
import { ModalCard } from './ModalCard'

/** A payment that the page requests, and its progress at an exchange. */
export class PayView extends ModalCard {
  /** The page’s own button and result. */
  readonly ask: Locator
  readonly amount: Locator
  readonly result: Locator
  readonly connect: Locator
  readonly wallet: Locator
  readonly exchange: Locator
  readonly open: Locator
  readonly another: Locator

  constructor(page: Page) {
    super(page)
    this.ask = page.getByTestId('pay')
    this.amount = page.getByTestId('pay-amount')
    this.result = page.getByTestId('pay-result')
    const part = (name: string) => this.dialog.getByTestId(`wm-pay-${name}`)
    this.connect = part('connect')
    this.wallet = part('wallet')
    this.exchange = part('exchange-sandbox-exchange')
    this.open = part('open')
    this.another = part('another')
  }

  /** Returns the exchange’s page that `press` opens. */
  async exchangeBy(press: () => Promise<void>): Promise<CheckoutPage> {
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), press()])
    return new CheckoutPage(tab)
  }

  async expectDone(by: 'wallet' | 'exchange') {
    await expect(this.result).toHaveText(
      new RegExp(`^done .*"by":"${by}".*"hash":"0x[0-9a-f]{64}"`),
    )
  }
}
