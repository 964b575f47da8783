import { expect, type Locator, type Page } from '@playwright/test'
import { ApprovalWindow } from './ApprovalWindow'

/** The sign-in request, and the example page's view of the session. */
export class SignInView {
  readonly view: Locator
  readonly sign: Locator
  readonly cancel: Locator
  readonly status: Locator
  readonly session: Locator
  readonly secret: Locator

  constructor(readonly page: Page) {
    const dialog = page.getByRole('dialog')
    this.view = dialog.getByTestId('wm-view-SIWXSignMessage')
    this.sign = dialog.getByTestId('w3m-connecting-siwe-sign')
    this.cancel = dialog.getByTestId('w3m-connecting-siwe-cancel')
    this.status = page.getByTestId('siwx-status')
    this.session = page.getByTestId('siwx-session')
    this.secret = page.getByTestId('secret')
  }

  /** Signs in the wallet's own window. */
  async signInWallet() {
    await expect(this.sign).not.toHaveAttribute('aria-disabled')
    const approval = await ApprovalWindow.openedBy(this.page, () => this.sign.click())
    await approval.approve()
  }

  async expectSignedIn(address: string, caipNetworkId: string) {
    await expect(this.status).toHaveText('signedIn')
    await expect(this.session).toHaveText(`${address} on ${caipNetworkId}`)
  }

  /** Expects the server's response to this page, which signs out there after it disconnects. */
  async expectSecret(text: string | RegExp) {
    await expect(async () => {
      await this.page.getByTestId('read-secret').click()
      await expect(this.secret).toHaveText(text, { timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
  }
}
