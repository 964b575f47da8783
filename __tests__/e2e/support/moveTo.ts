import { expect } from '@playwright/test'
import type { HostPage } from '../pages/HostPage'
import { NetworksView } from '../pages/NetworksView'

/** Chooses one of the page's networks, and waits until it is in use and the card is closed. */
export async function moveTo(host: HostPage, name: string) {
  await host.networkButton.click()
  await new NetworksView(host.page).network(name).click()
  await expect(host.read('network')).toHaveText(name)
  await expect(host.page.getByRole('dialog')).toBeHidden()
}
