import { expect, type Locator, type Page } from '@playwright/test'
import { readQr } from '../support/readQr'
import { ModalCard } from './ModalCard'

/** Waiting for a wallet on another device: a QR code, a link, and the outcome. */
export class PairingView extends ModalCard {
  readonly qr: Locator
  /** The QR code with its frame and the picture in its middle. */
  readonly frame: Locator
  readonly timer: Locator
  readonly copyLink: Locator
  /** The link into the wallet. */
  readonly open: Locator
  readonly checkNow: Locator
  readonly failure: Locator
  readonly tryAgain: Locator
  readonly near: Locator
  readonly outcome: Locator

  constructor(page: Page) {
    super(page)
    this.qr = this.dialog.getByRole('img', { name: /^Connection QR code/ })
    this.frame = this.dialog.getByTestId('wm-qr')
    this.timer = this.dialog.getByRole('timer')
    this.copyLink = this.button('Copy link')
    this.open = this.dialog.getByRole('link', { name: /^Open / })
    this.checkNow = this.button('I approved it, check now')
    this.failure = this.view.getByRole('alert')
    this.tryAgain = this.button('Try again')
    this.near = this.dialog.getByRole('list', { name: 'Use a wallet in this browser' })
    this.outcome = this.view.getByRole('status').filter({ hasText: /\S/ })
  }

  /** Takes a screenshot of the QR code and decodes it, as the wallet on another device does. */
  async scan(what: 'code' | 'page' = 'code'): Promise<string> {
    await expect(this.qr).toHaveCount(1)
    await expect(this.qr).toBeVisible()
    const options = { animations: 'disabled' } as const
    const png = await (what === 'code'
      ? this.frame.screenshot(options)
      : this.page.screenshot(options))
    const text = await readQr(this.page, png)
    expect(text).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    return text
  }

  /** Shown just before the card closes by itself. */
  async expectConnected() {
    const told = async () => (await this.outcome.allTextContents()).join(' ')
    await expect.poll(told, { intervals: [30] }).toContain('Connected')
  }
}
