import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** Every wallet of the directory, to browse or to search. */
export class AllWalletsView extends ModalCard {
  readonly search: Locator
  readonly list: Locator
  readonly rows: Locator
  /** The number of search results. */
  readonly count: Locator

  constructor(page: Page) {
    super(page)
    this.search = this.dialog.getByRole('searchbox', { name: 'Search wallets' })
    this.list = this.dialog.getByRole('list', { name: 'All wallets' })
    this.rows = this.list.getByRole('listitem')
    this.count = this.view.getByRole('status').filter({ hasText: /^\d+ wallets?$/ })
  }

  wallet(name: string): Locator {
    const marks = '(Installed|Certified)'
    return this.list.getByRole('button', { name: new RegExp(`^${name}\\s*${marks}?$`) })
  }

  async pick(name: string) {
    await this.search.fill(name)
    await this.wallet(name).click()
  }
}
