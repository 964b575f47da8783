import { expect, type Locator, type Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** A wallet request to connect or to switch networks. The outcome appears in the same place. */
export class WaitingView extends ModalCard {
  readonly outcome: Locator
  readonly cancel: Locator
  readonly tryAgain: Locator
  readonly chooseAnother: Locator

  constructor(page: Page) {
    super(page)
    this.outcome = this.view.getByRole('status').filter({ hasText: /\S/ })
    this.cancel = this.button('Cancel')
    this.tryAgain = this.button('Try again')
    this.chooseAnother = this.button('Choose another wallet')
  }

  /** Polls faster than assertions do, because the view closes right after the message. */
  async expectPassing(text: string) {
    const told = async () => (await this.outcome.allTextContents()).join(' ')
    await expect.poll(told, { intervals: [30] }).toContain(text)
  }
}
