import { expect, type Locator, type Page } from '@playwright/test'

/** The page that draws its own drawer (`examples/headless`). */
export class HeadlessPage {
  readonly drawer: Locator
  readonly status: Locator
  readonly address: Locator
  readonly pairingUri: Locator
  readonly search: Locator
  readonly wallets: Locator

  constructor(readonly page: Page) {
    this.drawer = page.locator('.drawer')
    this.status = page.getByTestId('status')
    this.address = page.getByTestId('address')
    this.pairingUri = page.getByTestId('uri')
    this.search = page.getByLabel('Search')
    this.wallets = page.getByRole('list', { name: 'Wallets' }).getByRole('listitem')
  }

  async goto() {
    await this.page.goto('/headless/')
    await expect(this.page.getByRole('heading', { name: 'Headless example' })).toBeVisible()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  async expectView(title: string) {
    await expect(this.drawer.getByRole('heading', { level: 2 })).toHaveText(title)
  }

  async expectConnected(address: string) {
    await expect(this.status).toHaveText('connected')
    await expect(this.address).toHaveText(address)
    await expect(this.drawer).toHaveCount(0)
  }
}
