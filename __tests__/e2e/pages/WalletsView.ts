import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The connected accounts of each chain family. */
export class WalletsView extends ModalCard {
  readonly add: Locator
  readonly use: Locator
  readonly disconnect: Locator
  readonly disconnectAll: Locator
  readonly recent: Locator
  /** The connected wallets other than the one in use. */
  readonly others: Locator
  /** The active account of the visible family, and its actions. */
  readonly inUse: Locator
  readonly copy: Locator

  constructor(page: Page) {
    super(page)
    this.add = this.dialog.getByTestId('wm-profile-add')
    this.use = this.dialog.getByTestId('wm-profile-use')
    this.disconnect = this.dialog.getByTestId('wm-profile-disconnect')
    this.disconnectAll = this.dialog.getByTestId('wm-profile-disconnect-all')
    this.recent = this.dialog.getByRole('list', { name: 'Recent wallets' })
    this.others = this.dialog.getByRole('list', { name: 'Other wallets' })
    this.inUse = this.dialog.getByTestId('wm-profile-wallet')
    this.copy = this.dialog.getByTestId('wm-profile-copy')
  }

  /** `Solana 2` where two accounts are shared. */
  family(name: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) })
  }

  /** Makes another account of the wallet the active one. */
  switchTo(address: string): Locator {
    return this.dialog.getByTestId(`wm-profile-switch-${address}`)
  }

  /** Activates an account of another connected wallet. */
  switchOther(connectorId: string, address: string): Locator {
    return this.dialog.getByTestId(`wm-other-switch-${connectorId}-${address}`)
  }

  /** Disconnects a wallet other than the one in use. */
  disconnectOther(connectorId: string): Locator {
    return this.dialog.getByTestId(`wm-other-disconnect-${connectorId}`)
  }
}
