import { expect, type Locator, type Page } from '@playwright/test'
import { ApprovalFrame } from './ApprovalFrame'

/**
 * What the embedded wallet asks for when this browser lacks its key: the owner's recovery method.
 */
export class UnlockFrame extends ApprovalFrame {
  readonly password: Locator
  readonly unlock: Locator
  readonly usePasskey: Locator
  readonly cancel: Locator
  readonly useWindow: Locator
  /** Replaces the button if the browser blocked the window. */
  readonly windowLink: Locator
  readonly problem: Locator

  constructor(page: Page) {
    super(page)
    const button = (name: string) => this.frame.getByRole('button', { name, exact: true })
    this.password = this.frame.getByLabel('Recovery password')
    this.unlock = button('Unlock')
    this.usePasskey = button('Use passkey')
    this.cancel = button('Cancel')
    this.useWindow = button('Use it in a new window')
    this.windowLink = this.frame.getByRole('link', { name: 'Open the window' })
    this.problem = this.frame.getByRole('alert')
  }

  async openWindow(): Promise<Page> {
    const opening = this.page.waitForEvent('popup')
    await this.useWindow.click()
    return opening
  }

  /**
   * From now on, the browser blocks windows that the frame opens by itself.
   * @returns a function that lets it open them again
   */
  async blockWindows(): Promise<() => Promise<void>> {
    const open = await this.review.evaluateHandle(() => {
      const own = window.open
      window.open = () => null
      return own
    })
    return () =>
      open.evaluate(own => {
        window.open = own
      })
  }

  async expectLocked() {
    await this.expectView('Approve')
    await expect(
      this.frame.getByRole('heading', { level: 1, name: 'Unlock your wallet' }),
    ).toBeVisible()
  }
}
