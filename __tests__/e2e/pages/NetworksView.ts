import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The page's networks to choose from. */
export class NetworksView extends ModalCard {
  readonly disconnect: Locator

  constructor(page: Page) {
    super(page)
    this.disconnect = this.button('Disconnect')
  }

  network(name: string): Locator {
    return this.dialog.getByTestId(/^wm-network-[a-z0-9]+:/).filter({ hasText: name })
  }
}
