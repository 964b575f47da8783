import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog around every view: its name, the ways out, and what it says in passing. */
export class ModalCard {
  readonly dialog: Locator
  readonly heading: Locator
  /** The view on screen, without the header and without the picture of the one that leaves. */
  readonly view: Locator
  readonly card: Locator
  readonly close: Locator
  readonly back: Locator
  readonly toast: Locator
  /** What is said to who does not see the toast. */
  readonly spoken: Locator
  readonly networkPill: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog')
    this.heading = this.dialog.getByRole('heading', { level: 2 })
    this.view = this.dialog.locator('[data-wm-part="view"]')
    this.card = this.dialog.locator('[data-wm-part="card"]')
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true })
    this.back = this.dialog.getByRole('button', { name: 'Back', exact: true })
    this.toast = this.dialog.getByTestId('wm-toast')
    this.spoken = this.dialog.locator('[data-wm-part="live-polite"]')
    this.networkPill = this.dialog.getByRole('button', { name: /^Network .+, choose another$/ })
  }

  /** The dialog bears the name of the view that is on screen. */
  async expectView(name: string | RegExp) {
    await expect(this.page.getByRole('dialog', { name, exact: true })).toBeVisible()
  }

  async expectClosed() {
    await expect(this.dialog).toBeHidden()
  }

  /** Presses Escape with the focus in the card, as a person would. */
  async escape() {
    await this.page.keyboard.press('Escape')
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: typeof name === 'string' })
  }
}
