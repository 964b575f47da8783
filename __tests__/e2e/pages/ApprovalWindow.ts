import { expect, type Locator, type Page } from '@playwright/test'

/** The wallet's own window, in which the user answers one request. */
export class ApprovalWindow {
  readonly heading: Locator
  readonly approveButton: Locator
  readonly rejectButton: Locator

  constructor(readonly popup: Page) {
    this.heading = popup.getByRole('heading', { level: 1 })
    this.approveButton = popup.getByRole('button', { name: 'Approve' })
    this.rejectButton = popup.getByRole('button', { name: 'Reject' })
  }

  /** Returns the window that `act` opens. */
  static async openedBy(page: Page, act: () => Promise<unknown>): Promise<ApprovalWindow> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), act()])
    return new ApprovalWindow(popup)
  }

  async approve() {
    await this.answer(this.approveButton)
  }

  async reject() {
    await this.answer(this.rejectButton)
  }

  /** The value of a row of the request. */
  detail(label: string): Locator {
    return this.popup
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
  }

  async expectTitle(title: string) {
    await expect(this.heading).toHaveText(title)
  }

  private async answer(button: Locator) {
    await Promise.all([this.popup.waitForEvent('close'), button.click()])
  }
}
