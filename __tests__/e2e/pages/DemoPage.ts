import { expect, type Locator, type Page } from '@playwright/test'
import type { Namespace } from '../../../src/lib/address/caip'
import { ConnectView } from './ConnectView'

/** The demo page: its cards, each with a button, a result line and its code. */
export class DemoPage {
  readonly accountButton: Locator
  readonly whose: Locator
  readonly cards: Locator
  /** The buttons that show a card's code. */
  readonly snippets: Locator

  constructor(readonly page: Page) {
    this.accountButton = page.locator('header').getByTestId('wm-account-button')
    this.whose = page.getByTestId('whose')
    this.cards = page.locator('.cards > section')
    this.snippets = page.getByRole('button', { name: /\d+ lines of code$/ })
  }

  async goto() {
    await this.page.goto('/')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  press(card: string, button: string | RegExp): Promise<void> {
    return this.card(card).getByRole('button', { name: button, exact: true }).click()
  }

  result(id: string): Locator {
    return this.page.getByTestId(`result-${id}`)
  }

  family(namespace: Namespace): Locator {
    return this.page.getByTestId(`family-${namespace}`)
  }

  /** Connects the sandbox wallet, which approves by itself, on a chain family. */
  async connect(namespace: Namespace) {
    const connect = new ConnectView(this.page)
    await this.family(namespace).getByRole('button').click()
    await connect.expectView('Connect wallet')
    await connect.wallet('Sandbox Wallet').click()
    await connect.expectClosed()
    await this.expectInUse(namespace)
  }

  async expectInUse(namespace: Namespace) {
    await expect(this.family(namespace)).toContainText('In use')
  }
}
