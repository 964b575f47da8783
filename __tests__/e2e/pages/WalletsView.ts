import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** Who is connected on each chain family. */
export class WalletsView extends ModalCard {
  readonly add: Locator
  readonly use: Locator
  readonly disconnect: Locator
  readonly disconnectAll: Locator
  readonly recent: Locator

  constructor(page: Page) {
    super(page)
    this.add = this.dialog.getByTestId('wm-profile-add')
    this.use = this.dialog.getByTestId('wm-profile-use')
    this.disconnect = this.dialog.getByTestId('wm-profile-disconnect')
    this.disconnectAll = this.dialog.getByTestId('wm-profile-disconnect-all')
    this.recent = this.dialog.getByRole('list', { name: 'Recent wallets' })
  }

  /** `Solana 1` where an account is shared, `Solana` where none is. */
  family(name: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) })
  }
}
