import { expect, type Locator, type Page } from '@playwright/test'
import { ApprovalFrame } from './ApprovalFrame'

/** What the embedded wallet asks first where its key is not in this browser: the owner's recovery method. */
export class UnlockFrame extends ApprovalFrame {
  readonly password: Locator
  readonly unlock: Locator
  readonly usePasskey: Locator
  readonly cancel: Locator
  readonly problem: Locator

  constructor(page: Page) {
    super(page)
    const button = (name: string) => this.frame.getByRole('button', { name, exact: true })
    this.password = this.frame.getByLabel('Recovery password')
    this.unlock = button('Unlock')
    this.usePasskey = button('Use passkey')
    this.cancel = button('Cancel')
    this.problem = this.frame.getByRole('alert')
  }

  async expectLocked() {
    await this.expectView('Approve')
    await expect(
      this.frame.getByRole('heading', { level: 1, name: 'Unlock your wallet' }),
    ).toBeVisible()
  }
}
