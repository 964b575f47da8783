import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The embedded wallet's review inside the card: a request, and its two answers. */
export class ApprovalFrame extends ModalCard {
  readonly frame: FrameLocator
  readonly review: Locator
  readonly approve: Locator
  readonly reject: Locator

  constructor(page: Page) {
    super(page)
    this.frame = page.frameLocator('iframe#w3m-iframe')
    this.review = this.frame.locator('body')
    this.approve = this.frame.getByRole('button', { name: /^(Approve|Sign|Send)$/ })
    this.reject = this.frame.getByRole('button', { name: 'Reject', exact: true })
  }

  /** Expects this request, shown for as long as the frame requires. */
  async expectRequest(title: string | RegExp) {
    await this.expectView('Approve')
    await expect(this.frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // The browser delivers no press to a frame it has just drawn, and the frame accepts none before
    // the user has seen the end of the request.
    await expect(async () => {
      await this.readToEnd()
      await expect(this.approve).toHaveAttribute('aria-disabled', 'false', { timeout: 1_500 })
    }).toPass()
  }

  /** Scrolls to the end of the request, and of each long text in it. */
  async readToEnd() {
    for (const part of await this.frame.locator('.body, pre').all()) {
      await part.evaluate(element => element.scrollTo({ top: element.scrollHeight }))
    }
  }

  async confirm() {
    await this.approve.click()
  }
}
