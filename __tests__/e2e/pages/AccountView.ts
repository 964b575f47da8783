import { expect, type Locator, type Page } from '@playwright/test'
import type { Hash } from 'viem'
import { ModalCard } from './ModalCard'

/** The account: its address, its balance and its actions. */
export class AccountView extends ModalCard {
  readonly send: Locator
  readonly disconnect: Locator
  readonly balance: Locator
  readonly address: Locator
  readonly tokens: Locator
  readonly activity: Locator

  constructor(page: Page) {
    super(page)
    this.send = this.button('Send')
    this.disconnect = this.button('Disconnect')
    this.balance = this.dialog.getByTestId('wm-account-balance')
    this.address = this.dialog
      .getByRole('button', { name: /copy address|wallets and accounts/ })
      .first()
    this.tokens = this.dialog.getByTestId(/^wm-token-/)
    this.activity = this.dialog.getByRole('tab', { name: 'Activity' })
  }

  token(name: string): Locator {
    return this.tokens.filter({ hasText: name })
  }

  /** Rows of the activity that link to a transaction. */
  rows(hash: Hash): Locator {
    // The leaving view may have a link to the same transaction.
    return this.dialog.locator(`[data-testid="wm-activity-row"][href$="/tx/${hash}"]`)
  }

  get newest(): Locator {
    return this.dialog.getByTestId('wm-activity-row').first()
  }

  async expectActivity() {
    await expect(this.activity).toHaveAttribute('aria-selected', 'true')
    await expect(this.dialog.getByRole('tabpanel', { name: 'Activity' })).toBeVisible()
  }
}
