import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog around every view: its name, its exits and its toasts. */
export class ModalCard {
  readonly dialog: Locator
  readonly heading: Locator
  /** The visible view, without the header and the leaving view. */
  readonly view: Locator
  readonly card: Locator
  readonly close: Locator
  readonly back: Locator
  readonly toast: Locator
  /** The toast's announcement for screen readers. */
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

  /** The dialog has the name of the visible view. */
  async expectView(name: string | RegExp) {
    await expect(this.page.getByRole('dialog', { name, exact: true })).toBeVisible()
  }

  async expectClosed() {
    await expect(this.dialog).toBeHidden()
  }

  async escape() {
    await this.page.keyboard.press('Escape')
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: typeof name === 'string' })
  }
}
