import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** The prompt after choosing a network that needs a wallet of another chain family. */
export class SwitchFamilyView extends ModalCard {
  readonly chooseWallet: Locator

  constructor(page: Page) {
    super(page)
    this.chooseWallet = this.button('Choose a wallet')
  }
}
