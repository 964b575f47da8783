import type { Locator, Page } from '@playwright/test'
import { ModalCard } from './ModalCard'

/** A network was chosen that takes a wallet of another chain family. */
export class SwitchFamilyView extends ModalCard {
  readonly chooseWallet: Locator

  constructor(page: Page) {
    super(page)
    this.chooseWallet = this.button('Choose a wallet')
  }
}
