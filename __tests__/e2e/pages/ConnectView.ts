import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The wallets of this browser. */
export class ConnectView extends ModalCard {
  readonly wallets: Locator
  readonly empty: Locator
  /** The row that shows a QR code for any wallet on another device. */
  readonly phone: Locator
  readonly allWallets: Locator

  constructor(page: Page) {
    super(page)
    this.wallets = this.dialog.getByRole('button', {
      name: /(Installed|Recent|Connected|Warning)$/,
    })
    this.phone = this.button(/^Phone wallet/)
    this.allWallets = this.button(/^All wallets/)
    this.empty = this.dialog.getByText('No wallet found in this browser.')
  }

  wallet(name: string): Locator {
    const marks = '(Installed|Recent|Connected|Warning)'
    return this.dialog.getByRole('button', { name: new RegExp(`^${name}\\s*${marks}$`) })
  }
}
