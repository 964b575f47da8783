import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { ModalCard } from './ModalCard'

/** Signing in with an account elsewhere: the choice of a provider, and its window. */
export class SocialView extends ModalCard {
  readonly block: Locator
  readonly more: Locator
  readonly retry: Locator
  readonly anotherWay: Locator

  constructor(page: Page) {
    super(page)
    this.block = this.dialog.getByTestId('w3m-social-login-widget')
    this.more = this.dialog.getByTestId('social-selector-more')
    this.retry = this.dialog.getByTestId('wm-retry')
    this.anotherWay = this.button('Choose another way')
  }

  provider(name: string): Locator {
    return this.dialog.getByTestId(`social-selector-${name}`)
  }

  /**
   * Presses a provider, in the full list if the first view has no room for it, and returns its
   * window.
   */
  async open(name: string): Promise<Page> {
    await expect(this.block).toBeVisible()
    // The card grows while the wallets below load, so an earlier press could miss.
    await settled(this.page)
    if ((await this.provider(name).count()) === 0) {
      await this.more.click()
      await this.expectView('All sign-in options')
    }
    const opening = this.page.waitForEvent('popup')
    await this.provider(name).click()
    return opening
  }

  /** Identifies the visitor at the provider, which closes its window. */
  async consent(popup: Page, person = 'Marisol Tide') {
    const closing = popup.waitForEvent('close')
    await popup.getByRole('button', { name: person }).click()
    await closing
  }

  async signIn(name: string, person?: string) {
    await this.consent(await this.open(name), person)
    await this.expectClosed()
  }
}
